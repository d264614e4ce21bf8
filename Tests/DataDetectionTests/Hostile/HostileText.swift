/// Texts that make scanners look far ahead or back from every place, or keep much: patterns repeated, nested and paired.
enum HostileText {
    /// One at least for every form that a detector looks for, and for what it follows over many units.
    static let patterns = [
        "1", "a", "a.", "a@", "(", "(1", "1-", "12.34 ", "123 456 7890 ", "+1 650 ", "http://", "http://a.com/(",
        "http://a.com/'", "a-\n", "http://a.com/x-\n", "(12-\n", "IL 60601 ", "12 Main St ", "tel 12345678 ", "[", "{(",
        "@", ".", "-", "/", "://", "www.", "0049 30 ", "1 ", "1:", "1/2/", "12/11/2016-", "monday ", "next ", "from ",
        "5 days ", "$1", "1,", "one hundred ", "1Z", "DE89 ", "fe80:", "1.2.3.", "BA 1 ", "東京都", "5 km ", "\u{301}",
        "👩‍👩‍👧‍👦", "字", "\u{202E}", "\r", "\r\n", ", CA ", "1O", "l.1.", "O1/O2/2O16 ", "4111 l111 1111 1111 ",
        "tel 5l0 653 3394 ", "early ", "Nov 19-", "{([", " ", "\n", "A", "AB", "A1 ", "$1 ", "99999 business days ",
        "zero hundred ", "5 feet 2 in ", "10 € bis ", "12345 Berlin, ", "Unit 5, ", "〒100-0001 ", "北京市朝阳区", "二〇一八年",
        "UTC+(", "every 2 ", "from 3 to ", "5-7 May ", "x@a.co ", "1Z999AA10123456784 ", "tel. ", "ext. 5 ", "no. ",
        "Apt 5, ", "PO Box ",
        "DE136 695 ", "978-3-16-", "10.1000/a(", "52.5200, ", "#a", "@ab ", "00:1A:", "8FVC9G8F+", "Calle 1 #2-3, ",
        "서울시 강남구 ",
        "your code is 48 ", "1-800-F", "-12, -13", "A 12345 Berlin, ", "Kowloon, ", "ul. Nowa 1, 00-590 ",
        "1051 Budapest, ",
        "99.00.123456.", "DHL 1 ", "LHR 10:30 BA 1 ", "12 x 0.5 ", "6 x ", "Mo-Fr 8-12, ", "Mon, ", "von 9 bis ",
        "пн–пт 9:00", "der le\n", "hund\n\nle chien\n\n",
        "L'", "+49 30",
        "zł 5 ", "Berlin ", "New York ", "25/12/2018 ", "a.de ", "until ", "du lundi au ", "월화수", "٢٤ ", "kl. ",
    ]

    /// What nests: what opens, what closes.
    static let nestings = [
        ("(", ")"), ("[", "]"), ("{", "}"), ("<", ">"), ("\"", "\""), ("'", "'"), ("“", "”"), ("(UTC ", ")"),
        ("http://a.com/(", ")"), ("2 days before ", ""), ("the day after ", ""), ("from ", " to 5"), ("tel (", ")"),
    ]

    /// A pattern again and again, about so many units long.
    static func repeated(_ pattern: String, length: Int) -> String {
        String(repeating: pattern, count: max(1, length / pattern.utf16.count))
    }

    /// Each time a pattern in what opens and closes, one in the other.
    static func nested(_ pattern: String, in nesting: (open: String, close: String), length: Int) -> String {
        let link = nesting.open + pattern
        let depth = max(1, length / (link + nesting.close).utf16.count)
        return String(repeating: link, count: depth) + String(repeating: nesting.close, count: depth)
    }

    /// Two patterns in turn, and a long run of each before and behind one of the other.
    static func paired(_ a: String, _ b: String, length: Int) -> String {
        let share = length / 4
        return repeated(a + b, length: share) + repeated(a, length: share) + repeated(b, length: share)
            + repeated(a, length: share)
    }
}
