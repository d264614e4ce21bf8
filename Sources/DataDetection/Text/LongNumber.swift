/// A number of six digits or more, with or without capitals and marks between them: "978-3-16", "GB 999 9999 73".
enum LongNumber {
    /// What starts with fewer digits in reach is no long number.
    static let fewestDigits = 6
    static let reach = 24

    /// The offsets of digits from which on a long number may run.
    static func starts(in text: ScannedText) -> [Int] { text.numberStarts.filter { isStart($0, in: text) } }

    private static func isStart(_ start: Int, in text: ScannedText) -> Bool {
        var digits = 0
        for offset in start..<start + reach {
            let unit = text[offset]
            if unit.isASCIIDigit {
                digits += 1
                if digits == fewestDigits { return true }
            } else if offset == start || !(unit.isASCIIUppercase || unit.isOne(of: " .-/") || unit.isDialDash) {
                return false
            }
        }
        return false
    }
}
