/// The states and territories of the United States as addresses write them.
enum USState {
    /// Whether a word, without full stops and in lower case, is a state's postal code.
    static func isCode(_ word: String) -> Bool { codes.contains(word) }

    /// Whether words in lower case, one space apart, are a state's name.
    static func isName(_ words: String) -> Bool { names.contains(words) }

    /// Whether a word in lower case is the last one of a state's name.
    static func endsName(_ word: String) -> Bool { lastWords.contains(word) }

    private static let lastWords = Set(names.compactMap { $0.split(separator: " ").last.map(String.init) })

    private static let codes = Set(
        """
        al ak az ar ca co ct de dc fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri \
        sc sd tn tx ut vt va wa wv wi wy as gu mp pr vi fm mh pw aa ae ap
        """.split(separator: " ").map(String.init)
    )

    private static let names: Set<String> = [
        "alabama", "alaska", "arizona", "arkansas", "california", "colorado", "connecticut", "delaware",
        "district of columbia", "florida", "georgia", "hawaii", "idaho", "illinois", "indiana", "iowa", "kansas",
        "kentucky", "louisiana", "maine", "maryland", "massachusetts", "michigan", "minnesota", "mississippi",
        "missouri",
        "montana", "nebraska", "nevada", "new hampshire", "new jersey", "new mexico", "new york", "north carolina",
        "north dakota", "ohio", "oklahoma", "oregon", "pennsylvania", "puerto rico", "rhode island", "south carolina",
        "south dakota", "tennessee", "texas", "utah", "vermont", "virginia", "washington", "west virginia", "wisconsin",
        "wyoming",
    ]
}
