extension AddressCountry {
    private static let unitWords = words(
        "piso int interior depto dpto departamento local col colonia edificio edif no núm cp c.p of oficina torre apto apartamento barrio urb urbanización mz lote fracc fraccionamiento"
    )

    static let latinAmerican: [AddressCountry] = [
        AddressCountry(
            code: "MX", postcodes: ["99999"], townFollows: true, kinds: spanish, units: unitWords,
            boxes: ["apartado postal"],
            states: phrases(
                "cdmx|jal|nl|n.l|edomex|qro|gto|pue|ver|yuc|bc|b.c|bcs|coah|chih|chis|dgo|gro|hgo|mich|mor|nay|oax|q.r|slp|sin|son|tab|tamps|tlax|zac|sonora|jalisco|nuevo león|puebla|yucatán|méxico|estado de méxico|querétaro|guanajuato|veracruz|quintana roo|chihuahua|coahuila"
            ),
            names: ["méxico", "mexico"]),
        AddressCountry(
            code: "BR", postcodes: ["99999-999"], townFollows: false, kinds: portuguese,
            units: words("sala apto ap bloco conjunto conj andar loja casa cep"), boxes: ["caixa postal"],
            states: words("ac al ap am ba ce df es go ma mt ms mg pa pb pr pe pi rj rn rs ro rr sc sp se to"),
            names: ["brasil", "brazil"], isDistinctive: true),
        AddressCountry(
            code: "AR", postcodes: ["A9999AAA", "A9999", "9999"], townFollows: true, mayEndInCode: true, kinds: spanish,
            units: unitWords, boxes: ["casilla de correo"],
            states: phrases(
                "caba|buenos aires|córdoba|santa fe|mendoza|tucumán|entre ríos|salta|misiones|chubut|neuquén"),
            names: ["argentina"]),
        AddressCountry(
            code: "CL", postcodes: ["9999999", "999 9999"], townFollows: true, mayEndInCode: true, kinds: spanish,
            units: unitWords, boxes: ["casilla"], names: ["chile"]),
        AddressCountry(
            code: "CO", postcodes: ["999999"], townFollows: true, mayEndInCode: true, kinds: spanish, units: unitWords,
            boxes: ["apartado aéreo"], names: ["colombia"]),
        AddressCountry(
            code: "PE", postcodes: ["99999"], townFollows: true, mayEndInCode: true, kinds: spanish, units: unitWords,
            boxes: ["apartado postal"], names: ["perú", "peru"]),
    ]
}
