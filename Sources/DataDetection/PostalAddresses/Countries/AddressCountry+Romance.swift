extension AddressCountry {
    private static let french = words(
        "rue avenue av ave boulevard bd bld blvd place pl chemin ch route rte quai impasse allée allee allées cours square sentier passage villa faubourg esplanade lotissement résidence mail rond-point voie ruelle"
    )
    static let spanish = words(
        "calle c/ c cl av avda avenida plaza pza pl paseo pº ps camino carretera ctra ronda rambla travesía glorieta callejón vía gran calzada boulevard blvd privada prolongación cerrada eje carrera cra kr diagonal transversal jirón jr pasaje psje alameda autopista"
    )
    private static let italian = words(
        "via v viale v.le piazza p.za piazzale corso c.so largo vicolo strada lungomare lungotevere contrada borgo galleria salita"
    )
    static let portuguese = words(
        "rua r avenida av praça pç pça travessa alameda al rodovia rod estrada largo beco ladeira viela quadra setor")

    static let romance: [AddressCountry] = [
        AddressCountry(
            code: "FR", postcodes: ["99999"], townFollows: true, numberFirst: true, kindFirst: true, kinds: french,
            units: words(
                "bis ter quater bâtiment bat bât appartement appt apt étage escalier résidence immeuble bp cs zone za zi porte hall tour"
            ),
            boxes: ["bp", "cs", "tsa"], names: ["france"]),
        AddressCountry(
            code: "BE", postcodes: ["9999"], townFollows: true,
            kinds: french.union(words("straat laan steenweg plein")),
            kindEndings: ["straat", "laan", "steenweg", "plein", "weg", "lei", "dreef", "kaai"],
            units: words("bus boîte bte"), boxes: ["postbus", "boîte postale", "bp"],
            names: ["belgique", "belgië", "belgium"]),
        AddressCountry(
            code: "ES", postcodes: ["99999"], townFollows: true, kinds: spanish,
            units: words("piso puerta planta local escalera esc bloque portal nave oficina bajo"),
            boxes: ["apartado", "apartado de correos", "apdo", "apdo de correos"], bracketsState: true,
            names: ["españa", "spain"]),
        AddressCountry(
            code: "IT", postcodes: ["99999"], townFollows: true, kinds: italian,
            units: words("scala piano interno int palazzo"), boxes: ["casella postale", "c.p"],
            states: words(
                "ag al an ao ap aq ar at av ba bg bi bl bn bo br bs bt bz ca cb ce ch cl cn co cr cs ct cz en fc fe fg fi fm fr ge go gr im is kr lc le li lo lt lu mb mc me mi mn mo ms mt na no nu or pa pc pd pe pg pi pn po pr pt pu pv pz ra rc re rg ri rm rn ro sa si so sp sr ss su sv ta te tn to tp tr ts tv ud va vb vc ve vi vr vt vv"
            ),
            names: ["italia", "italy"]),
        AddressCountry(
            code: "PT", postcodes: ["9999-999"], townFollows: true, kinds: portuguese,
            units: words("andar esq dto lote bloco r/c fração loja"),
            boxes: ["apartado"], names: ["portugal"]),
        AddressCountry(
            code: "LU", postcodes: ["L-9999", "9999"], townFollows: true, numberFirst: true, kindFirst: true,
            kinds: french.union(words("montée grand-rue um op")), boxes: ["b.p", "bp"],
            names: ["luxembourg", "luxemburg", "lëtzebuerg"]),
    ]
}
