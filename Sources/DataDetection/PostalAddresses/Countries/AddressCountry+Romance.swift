extension AddressCountry {
    private static let french = words(
        "rue avenue av ave boulevard bd bld blvd place pl chemin ch route rte quai impasse allée allee allées cours square sentier passage villa faubourg esplanade lotissement résidence mail rond-point voie ruelle"
    )
    private static let spanish = words(
        "calle c/ c cl av avda avenida plaza pza pl paseo pº ps camino carretera ctra ronda rambla travesía glorieta callejón vía gran calzada boulevard blvd privada prolongación cerrada eje"
    )
    private static let italian = words(
        "via v viale v.le piazza p.za piazzale corso c.so largo vicolo strada lungomare lungotevere contrada borgo galleria salita"
    )
    private static let portuguese = words(
        "rua r avenida av praça pç pça travessa alameda al rodovia rod estrada largo beco ladeira viela quadra setor")

    static let romance: [AddressCountry] = [
        AddressCountry(
            code: "FR", postcodes: ["99999"], townFollows: true, numberFirst: true, kindFirst: true, kinds: french,
            units: words(
                "bâtiment bat bât appartement appt apt étage escalier résidence immeuble bp cs zone za zi porte hall tour"
            ),
            names: ["france"]),
        AddressCountry(
            code: "BE", postcodes: ["9999"], townFollows: true,
            kinds: french.union(words("straat laan steenweg plein")),
            kindEndings: ["straat", "laan", "steenweg", "plein", "weg", "lei", "dreef", "kaai"],
            units: words("bus boîte bte"), names: ["belgique", "belgië", "belgium"]),
        AddressCountry(
            code: "ES", postcodes: ["99999"], townFollows: true, kinds: spanish,
            units: words("piso puerta planta local escalera esc bloque portal nave oficina bajo"),
            names: ["españa", "spain"]),
        AddressCountry(
            code: "MX", postcodes: ["99999"], townFollows: true, kinds: spanish,
            units: words("piso int interior depto departamento local col colonia edificio no núm cp c.p"),
            states: phrases(
                "cdmx|jal|nl|n.l|edomex|qro|gto|pue|ver|yuc|bc|b.c|sonora|jalisco|nuevo león|puebla|yucatán|méxico"),
            names: ["méxico", "mexico"]),
        AddressCountry(
            code: "IT", postcodes: ["99999"], townFollows: true, kinds: italian,
            units: words("scala piano interno int palazzo"),
            states: words(
                "ag al an ao ap aq ar at av ba bg bi bl bn bo br bs bt bz ca cb ce ch cl cn co cr cs ct cz en fc fe fg fi fm fr ge go gr im is kr lc le li lo lt lu mb mc me mi mn mo ms mt na no nu or pa pc pd pe pg pi pn po pr pt pu pv pz ra rc re rg ri rm rn ro sa si so sp sr ss su sv ta te tn to tp tr ts tv ud va vb vc ve vi vr vt vv"
            ),
            names: ["italia", "italy"]),
        AddressCountry(
            code: "PT", postcodes: ["9999-999"], townFollows: true, kinds: portuguese,
            units: words("andar esq dto lote bloco r/c"), names: ["portugal"]),
        AddressCountry(
            code: "BR", postcodes: ["99999-999"], townFollows: false, kinds: portuguese,
            units: words("sala apto ap bloco conjunto conj andar loja casa cep"),
            states: words("ac al ap am ba ce df es go ma mt ms mg pa pb pr pe pi rj rn rs ro rr sc sp se to"),
            names: ["brasil", "brazil"], isDistinctive: true),
    ]
}
