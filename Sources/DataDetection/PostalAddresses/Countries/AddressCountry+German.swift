extension AddressCountry {
    private static let endings = [
        "straße", "strasse", "str", "weg", "platz", "allee", "gasse", "ring", "damm", "ufer", "graben", "markt",
        "vorstadt", "steig", "chaussee", "hof", "berg", "brücke", "wall", "promenade", "park", "kai", "gürtel",
    ]
    private static let kindWords = words(
        "straße strasse str weg platz allee gasse ring damm ufer wall markt kai am an im zum zur auf")
    private static let unitWords = words("haus gebäude etage stock og eg hinterhaus wohnung top stiege postfach c/o")

    static let german: [AddressCountry] = [
        AddressCountry(
            code: "DE", postcodes: ["99999"], townFollows: true, kinds: kindWords, kindEndings: endings,
            units: unitWords, names: ["deutschland", "germany", "de"]),
        AddressCountry(
            code: "AT", postcodes: ["9999"], townFollows: true, kinds: kindWords, kindEndings: endings,
            units: unitWords, names: ["österreich", "austria"]),
        AddressCountry(
            code: "CH", postcodes: ["9999"], townFollows: true,
            kinds: kindWords.union(words("rue avenue chemin route place via viale quai")), kindEndings: endings,
            units: unitWords,
            names: ["schweiz", "suisse", "svizzera", "switzerland"]),
    ]
}
