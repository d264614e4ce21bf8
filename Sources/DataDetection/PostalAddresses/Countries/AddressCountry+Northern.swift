extension AddressCountry {
    /// The Netherlands and the north of Europe.
    static let northern: [AddressCountry] = [
        AddressCountry(
            code: "NL", postcodes: ["9999 AA"], townFollows: true,
            kinds: words("straat laan weg plein gracht kade singel dijk hof markt"),
            kindEndings: [
                "straat", "laan", "weg", "plein", "gracht", "kade", "singel", "dijk", "hof", "markt", "pad", "dreef",
                "park", "haven", "steeg", "burgwal", "plantsoen", "straatweg", "baan", "wal",
            ], units: words("verdieping gebouw toren unit"), boxes: ["postbus", "antwoordnummer"],
            names: ["nederland", "netherlands", "the netherlands", "nl"], isDistinctive: true),
        AddressCountry(
            code: "SE", postcodes: ["999 99"], townFollows: true, kinds: words("gatan vägen gata väg"),
            kindEndings: [
                "gatan", "vägen", "gränd", "torget", "allén", "stigen", "plan", "backen", "gata", "väg", "leden",
                "kajen",
                "platsen", "esplanaden", "torg",
            ],
            units: words("lgh våning tr"), boxes: ["box", "postbox"], names: ["sverige", "sweden"]),
        AddressCountry(
            code: "NO", postcodes: ["9999"], townFollows: true, kinds: words("gate vei veien gata gaten plass"),
            kindEndings: [
                "gata", "gaten", "veien", "vegen", "gate", "vei", "plass", "torg", "brygge", "allé", "bakken", "veg",
                "stien", "svingen", "terrasse",
            ], units: words("etg"), boxes: ["postboks", "pb"], names: ["norge", "norway"]),
        AddressCountry(
            code: "DK", postcodes: ["9999"], townFollows: true, numbersDistricts: true,
            kinds: words("gade vej allé plads"),
            kindEndings: [
                "gade", "vej", "allé", "plads", "stræde", "torv", "vænge", "gården", "boulevard", "parken", "brygge",
                "bakken", "toften", "haven",
            ],
            units: words("sal th tv st mf kl"), boxes: ["postboks"], names: ["danmark", "denmark"]),
        AddressCountry(
            code: "FI", postcodes: ["99999"], townFollows: true,
            kinds: words("katu tie"),
            kindEndings: [
                "katu", "tie", "kuja", "polku", "tori", "ranta", "kaari", "väylä", "esplanadi", "aukio", "puisto",
                "penger",
                "mäki", "rinne", "raitti", "gatan", "vägen", "bulevardi", "laituri", "linja", "puistikko",
            ], units: words("as krs asunto"), boxes: ["pl"], names: ["suomi", "finland"]),
        AddressCountry(
            code: "IS", postcodes: ["999"], townFollows: true, kinds: [],
            kindEndings: ["vegur", "gata", "stræti", "braut", "torg", "hlíð", "tún", "götu", "vegi", "bakki", "gerði"],
            boxes: ["pósthólf"], names: ["ísland", "iceland"]),
    ]
}
