/// Texts as PDF writes them.
enum PDFString {
    /// A text string in hexadecimal digits: UTF-16 behind its mark, or bytes where all is ASCII.
    static func text(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return hexadecimal(text.utf8.lazy.map { UInt16($0) }, digits: 2) }
        return hexadecimal([0xFEFF] + Array(text.utf16), digits: 4)
    }

    /// Numbers of a fixed count of hexadecimal digits between angle brackets.
    static func hexadecimal(_ units: some Sequence<UInt16>, digits: Int) -> String {
        var text = "<"
        for unit in units { text += self.digits(unit, count: digits) }
        return text + ">"
    }

    /// A number in upper-case hexadecimal digits.
    static func digits(_ unit: UInt16, count: Int) -> String {
        let text = String(unit, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
    }
}
