/// The words and patterns by which a language writes dates. A language is data alone: see `Languages`.
///
/// Words are in lower case; accents do not count, so that "aout" is read too. Spellings are parted by "|"; the endings
/// in "erst(e|en|er)" are written once for the word before them. A spelling that ends in "!" has other meanings too
/// and counts only beside a number or another part of a date.
struct DateLanguage: Sendable {
    /// ISO 639.
    let code: String
    /// January to December.
    var months: [String] = []
    /// Monday to Sunday.
    var weekdays: [String] = []
    /// Zero and up.
    var numbers: [String] = []
    /// First and up.
    var ordinals: [String] = []
    var words: KeyValuePairs<DateWord, String> = [:]
    /// Whether words are joined into one: "Dienstagmorgen".
    var hasCompounds = false

    /// Each spelling with its meaning.
    var entries: [(spelling: String, word: DateWord)] {
        var all: [(String, DateWord)] = []
        func add(_ spellings: String, _ word: DateWord) {
            all += Self.expanded(spellings).map { ($0, word) }
        }
        for (index, spellings) in months.enumerated() { add(spellings, .month(index + 1)) }
        for (index, spellings) in weekdays.enumerated() { add(spellings, .weekday(index + 1)) }
        for (index, spellings) in numbers.enumerated() { add(spellings, .number(index)) }
        for (index, spellings) in ordinals.enumerated() { add(spellings, .ordinal(index + 1)) }
        for (word, spellings) in words { add(spellings, word) }
        return all
    }

    /// "erst(e|en)|1." gives "erste", "ersten" and "1.".
    private static func expanded(_ spellings: String) -> [String] {
        var result: [String] = []
        var stem: String?
        var current = ""
        for character in spellings {
            switch character {
            case "(":
                stem = current
                current = ""
            case ")":
                result.append((stem ?? "") + current)
                stem = nil
                current = ""
            case "|":
                if !current.isEmpty || stem != nil { result.append((stem ?? "") + current) }
                current = ""
            default: current.append(character)
            }
        }
        if !current.isEmpty { result.append(current) }
        return result
    }
}
