internal import Algorithms
internal import DocumentModel
internal import Glibc

/// Reads a code's bytes as text. QR codes seldom say which character set they use; makers take what their country uses.
enum PayloadText {
    /// The text; nil where the bytes are text in none of the usual character sets.
    static func text(of bytes: [UInt8], in symbology: Symbology) -> String? {
        if let text = String(validating: bytes, as: UTF8.self) {
            return text.first == "\u{FEFF}" ? String(text.dropFirst()) : text
        }
        if symbology == .qr, let text = eastAsianText(of: bytes) { return text }
        return latinText(of: bytes)
    }

    private static func eastAsianText(of bytes: [UInt8]) -> String? {
        let runs = bytes.split { $0 < 0x80 }
        // Microsoft's Shift-JIS, which keeps the backslash that the standard makes a yen sign.
        let japanese = text(of: bytes, charset: "CP932")
        if let japanese {
            if japanese.unicodeScalars.contains(where: { (0x3041...0x30FE).contains($0.value) }) { return japanese }
            // Half-width kana; a lone high byte among letters is Latin.
            let isKana = runs.allSatisfy { run in run.count > 1 && run.allSatisfy { (0xA1...0xDF).contains($0) } }
            if isKana { return japanese }
        }
        // Ideographs alone. An accented letter and the letter after it may look like one, but not like two in a row.
        func hasWord(_ text: String) -> Bool {
            let isWide = text.unicodeScalars.map { $0.value >= 0x2E80 }
            return isWide.adjacentPairs().contains { $0 && $1 }
        }
        // GB2312 takes two high bytes a character; Shift-JIS may take a low one second.
        if runs.allSatisfy({ $0.count.isMultiple(of: 2) }), let chinese = text(of: bytes, charset: "GB2312"),
            hasWord(chinese)
        {
            return chinese
        }
        guard let japanese else { return nil }
        let isNeverLatin = bytes.contains { (0x80...0x9F).contains($0) }
        return isNeverLatin || hasWord(japanese) ? japanese : nil
    }

    /// ISO 8859-1.
    private static func latinText(of bytes: [UInt8]) -> String? {
        let scalars = String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })
        return scalars.allSatisfy(isPrintable) ? String(scalars) : nil
    }

    /// Whether a character is one that people write, or one of the controls that messages use: tab, line ends, end of
    /// transmission, escape and the four separators.
    private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x04, 0x09, 0x0A, 0x0D, 0x1B...0x1F: true
        case 0..<0x20, 0x7F..<0xA0, 0xE000...0xF8FF: false
        default: true
        }
    }

    /// Strict conversion by the system's tables; nil where a byte does not belong.
    private static func text(of bytes: [UInt8], charset: String) -> String? {
        let converter = iconv_open("UTF-8", charset)
        guard converter != iconv_t(bitPattern: -1) else { return nil }
        defer { iconv_close(converter) }
        var input = bytes.map { CChar(bitPattern: $0) }
        // No character of one byte becomes more than three, none of two more than four.
        var output = [CChar](repeating: 0, count: bytes.count * 3)
        var (inputLeft, outputLeft) = (input.count, output.count)
        let isWhole = input.withUnsafeMutableBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                var (from, to) = (input.baseAddress, output.baseAddress)
                return iconv(converter, &from, &inputLeft, &to, &outputLeft) == 0
            }
        }
        guard isWhole,
            let text = String(
                validating: output.dropLast(outputLeft).map { UInt8(bitPattern: $0) }, as: UTF8.self),
            text.unicodeScalars.allSatisfy(isPrintable)
        else { return nil }
        return text
    }
}
