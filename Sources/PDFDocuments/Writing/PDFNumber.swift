/// Numbers as PDF writes them.
enum PDFNumber {
    /// A number with up to four decimals; 0 for what is none, or is beyond what any page holds.
    static func text(_ value: Double) -> String {
        guard value.magnitude < 1e9 else { return "0" }
        let scaled = Int((value * 10_000).rounded())
        let (whole, part) = scaled.magnitude.quotientAndRemainder(dividingBy: 10_000)
        var text = (scaled < 0 ? "-" : "") + String(whole)
        guard part > 0 else { return text }
        let digits = String(part + 10_000).dropFirst()
        text += "."
        text += digits.reversed().drop { $0 == "0" }.reversed()
        return text
    }

    /// Numbers with blanks between them.
    static func list(_ values: Double...) -> String {
        values.map(text).joined(separator: " ")
    }
}
