extension AddressCountry {
    static let northern: [AddressCountry] = [
        AddressCountry(
            code: "NL", postcodes: ["9999 AA"], townFollows: true,
            kinds: words("straat laan weg plein gracht kade singel dijk hof markt"),
            kindEndings: [
                "straat", "laan", "weg", "plein", "gracht", "kade", "singel", "dijk", "hof", "markt", "pad", "dreef",
                "park", "haven",
            ], units: words("postbus verdieping gebouw"),
            names: ["nederland", "netherlands", "nl"], isDistinctive: true),
        AddressCountry(
            code: "SE", postcodes: ["999 99"], townFollows: true, kinds: words("gatan vägen gata väg"),
            kindEndings: ["gatan", "vägen", "gränd", "torget", "allén", "stigen", "plan", "backen"],
            units: words("box lgh våning"),
            names: ["sverige", "sweden"]),
        AddressCountry(
            code: "NO", postcodes: ["9999"], townFollows: true, kinds: words("gate vei veien gata gaten plass"),
            kindEndings: ["gata", "gaten", "veien", "vegen", "gate", "vei", "plass", "torg"], units: words("postboks"),
            names: ["norge", "norway"]),
        AddressCountry(
            code: "DK", postcodes: ["9999"], townFollows: true, kinds: words("gade vej allé plads"),
            kindEndings: ["gade", "vej", "allé", "plads", "stræde", "torv", "vænge"],
            units: words("postboks sal th tv"), names: ["danmark", "denmark"]),
        AddressCountry(
            code: "PL", postcodes: ["99-999"], townFollows: true,
            kinds: words("ul ulica al aleja aleje pl plac os osiedle"), units: words("m lok piętro"),
            names: ["polska", "poland"]),
    ]
}
