extension AddressCountry {
    private static let endings = [
        "straße", "strasse", "str", "weg", "platz", "allee", "gasse", "ring", "damm", "ufer", "graben", "markt",
        "vorstadt", "steig", "chaussee", "hof", "berg", "brücke", "wall", "promenade", "park", "kai", "gürtel", "stieg",
        "twiete", "pfad", "zeile", "steg", "tor", "feld", "garten", "siedlung", "winkel",
    ]
    private static let kindWords = words(
        "straße strasse str weg platz allee gasse ring damm ufer wall markt kai am an im zum zur auf unter hinter bei")
    private static let unitWords = words(
        "haus gebäude etage stock og eg hinterhaus wohnung top stiege c/o geschoss tür whg aufgang hof")
    private static let boxWords = ["postfach", "schließfach"]

    static let german: [AddressCountry] = [
        AddressCountry(
            code: "DE", postcodes: ["99999"], townFollows: true, kinds: kindWords, kindEndings: endings,
            units: unitWords, boxes: boxWords, names: ["deutschland", "germany", "de"]),
        AddressCountry(
            code: "AT", postcodes: ["9999"], townFollows: true, kinds: kindWords, kindEndings: endings,
            units: unitWords, boxes: boxWords, names: ["österreich", "austria"]),
        AddressCountry(
            code: "CH", postcodes: ["9999"], townFollows: true,
            kinds: kindWords.union(words("rue avenue chemin route place via viale quai boulevard piazza vicolo")),
            kindEndings: endings, units: unitWords, boxes: boxWords + ["case postale", "casella postale"],
            names: ["schweiz", "suisse", "svizzera", "switzerland"]),
        AddressCountry(
            code: "LI", postcodes: ["9999"], townFollows: true, kinds: kindWords, kindEndings: endings,
            units: unitWords,
            boxes: boxWords, names: ["liechtenstein"]),
    ]
}
