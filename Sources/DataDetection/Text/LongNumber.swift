/// A number of six digits or more, which may have letters and marks between them: "978-3-16", "GB 999 9999 73", "10.1000/182".
enum LongNumber {
    /// How few digits numbers have for which the `starts` hold.
    static let fewestDigits = 6
    /// Within how many units the digits stand.
    static let reach = 24

    /// The offsets of digits from which on a long number may run.
    static func starts(in text: ScannedText) -> [Int] {
        text.numberStarts.filter { start in
            var digits = 0
            var offset = start
            while digits < fewestDigits, offset - start < reach, isPart(text[offset]) {
                if text[offset].isASCIIDigit { digits += 1 }
                offset += 1
            }
            return digits == fewestDigits
        }
    }

    private static func isPart(_ unit: UInt16) -> Bool {
        unit.isASCIIDigit || unit.isASCIIUppercase || unit.isOne(of: " .-/") || unit.isDialDash
    }
}
