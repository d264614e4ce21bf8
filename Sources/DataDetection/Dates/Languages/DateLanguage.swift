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
    /// The same where they recur: "Mondays", "montags", "по понедельникам". They are weekdays, and mean every one.
    var weekdaysInPlural: [String] = []
    /// Zero and up.
    var numbers: [String] = []
    /// First and up.
    var ordinals: [String] = []
    /// Numbers beyond those, and words that are numbers now and then: "a".
    var moreNumbers: KeyValuePairs<Int, String> = [:]
    var moreOrdinals: KeyValuePairs<Int, String> = [:]
    /// "Hundred", "thousand".
    var factors: KeyValuePairs<Int, String> = [:]
    /// "Tomorrow": days from today.
    var days: KeyValuePairs<Int, String> = [:]
    /// "Tonight": a day and a part of it in one word.
    var partsOfDays: [(days: Int, part: DayPart, words: String)] = []
    var dayParts: KeyValuePairs<DayPart, String> = [:]
    var units: KeyValuePairs<DateUnit, String> = [:]
    /// "Daily", "weekly".
    var recurring: KeyValuePairs<DateUnit, String> = [:]
    /// "Half past", "viertel vor": minutes, before the hour.
    var minutesPastHour: KeyValuePairs<Int, String> = [:]
    /// "Y media": minutes, behind the hour.
    var quarterHours: KeyValuePairs<Int, String> = [:]
    var eras: KeyValuePairs<Int, String> = [:]
    /// Minutes east of Greenwich.
    var zones: KeyValuePairs<Int, String> = [:]
    var holidays: KeyValuePairs<Holiday, String> = [:]
    /// The words without a value.
    var words: KeyValuePairs<DateWord, String> = [:]
    /// Whether words are joined into one: "Dienstagmorgen".
    var hasCompounds = false
    /// Words that mean nothing here and in which others would be seen: "一時停止".
    var lookalikes = ""
    /// The first letters of what may be written right behind a word, in a script that joins particles to words.
    var particles = ""
    /// The endings of words from which the amounts behind them count: "kalkıştan 15 dakika önce".
    var origins = ""
    /// Where the amounts behind any word count from it, the last letters of those that are no such word: "출발 10분 전".
    var topics = ""

    /// A spelling with what it says and the value that it has then.
    typealias Entry = (spelling: String, word: DateWord, value: Int)

    /// Each spelling with its meanings.
    var entries: [Entry] {
        var all: [Entry] = []
        func add(_ spellings: String, _ word: DateWord, _ value: Int = 0) {
            all += Self.expanded(spellings).map { ($0, word, value) }
        }
        let byPlace: [(words: [String], DateWord, first: Int)] = [
            (months, .month, 1), (weekdays, .weekday, 1), (weekdaysInPlural, .weekday, 1), (numbers, .number, 0),
            (ordinals, .ordinal, 1),
        ]
        for (words, word, first) in byPlace { for (index, all) in words.enumerated() { add(all, word, first + index) } }
        for spellings in weekdaysInPlural { add(spellings, .every) }
        let byNumber: [(KeyValuePairs<Int, String>, DateWord)] = [
            (moreNumbers, .number), (moreOrdinals, .ordinal), (factors, .factor), (days, .day),
            (minutesPastHour, .past),
            (quarterHours, .quarterHour), (eras, .era), (zones, .zone),
        ]
        for (table, word) in byNumber { for (value, spellings) in table { add(spellings, word, value) } }
        for (days, part, spellings) in partsOfDays { add(spellings, .dayAndPart, days * 16 + part.rawValue) }
        for (part, spellings) in dayParts { add(spellings, .dayPart, part.rawValue) }
        for (unit, spellings) in units { add(spellings, .unit, unit.rawValue) }
        for (unit, spellings) in recurring { add(spellings, .everyday, unit.rawValue) }
        for (holiday, spellings) in holidays { add(spellings, .holiday, holiday.code) }
        for (word, spellings) in words { add(spellings, word) }
        return all
    }

    /// "erst(e|en)|1." gives "erste", "ersten" and "1.".
    private static func expanded(_ spellings: String) -> [String] {
        // Bytes are parted several times as fast as characters.
        var stem: Substring.UTF8View = ""[...].utf8
        return spellings.utf8.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).map { part in
            let opening = part.lastIndex(of: UInt8(ascii: "("))
            if let opening { stem = part[..<opening] }
            let end = opening.map { part[part.index(after: $0)...] } ?? part
            let isLast = end.last == UInt8(ascii: ")")
            defer { if isLast { stem = ""[...].utf8 } }
            return String(Substring(stem)) + Substring(isLast ? end.dropLast() : end)
        }
    }
}
