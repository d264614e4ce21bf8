import Glibc

/// One of the encodings in which RTF has its letters, by the number that Windows gives it.
struct CodePage: Hashable, Sendable {
    let number: Int

    /// Western European, which RTF has where it says nothing.
    static let western = CodePage(number: 1252)
    static let utf8 = CodePage(number: 65001)
    /// Signs instead of letters, which stand in Unicode's private area from U+F000.
    static let symbols = CodePage(number: 42)

    /// The page of a font's character set; nil where the set says nothing, or is not known.
    init?(characterSet: Int) {
        guard let number = Self.pages[characterSet] else { return nil }
        self.number = number
    }

    init(number: Int) {
        self.number = number
    }

    private static let pages = [
        0: 1252, 2: 42, 77: 10000, 128: 932, 129: 949, 130: 1361, 134: 936, 136: 950, 161: 1253, 162: 1254, 163: 1258,
        177: 1255, 178: 1256, 186: 1257, 204: 1251, 222: 874, 238: 1250, 254: 437, 255: 850,
    ]

    /// Whether each byte is a character.
    var isSingleByte: Bool { ![932, 936, 949, 950, 1361, 65001].contains(number) }

    /// Those that Windows and DOS name "cp" and a number.
    private static let named: Set = [
        437, 737, 775, 850, 852, 855, 857, 858, 860, 861, 862, 863, 864, 865, 866, 869, 874, 932, 936, 949, 950, 1250,
        1251,
        1252, 1253, 1254, 1255, 1256, 1257, 1258, 1361,
    ]

    /// The name by which iconv knows the encoding.
    private var name: String? {
        switch number {
        case 708: "ISO-8859-6"
        case 10000: "MACINTOSH"
        case 10007: "MAC-CYRILLIC"
        case _ where Self.named.contains(number): "CP\(number)"
        default: nil
        }
    }

    /// The text; nil where the encoding is not known. Bytes that mean nothing in it become U+FFFD.
    func decode(_ bytes: [UInt8]) -> String? {
        if self == .utf8 || bytes.allSatisfy({ $0 < 0x80 }) { return String(decoding: bytes, as: UTF8.self) }
        if self == .symbols {
            return String(String.UnicodeScalarView(bytes.compactMap { UnicodeScalar(0xF000 + UInt32($0)) }))
        }
        guard let name, let decoder = iconv_open("UTF-8", name), Int(bitPattern: decoder) != -1 else { return nil }
        defer { iconv_close(decoder) }
        return Self.decode(bytes, with: decoder)
    }

    private static func decode(_ bytes: [UInt8], with decoder: iconv_t) -> String {
        // No character of these encodings takes more than four times its bytes in UTF-8.
        var output = [CChar](repeating: 0, count: bytes.count * 4 + 16)
        var input = bytes.map { CChar(bitPattern: $0) }
        var text = ""
        input.withUnsafeMutableBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                var from = input.baseAddress
                var left = input.count
                while left > 0 {
                    var to = output.baseAddress
                    var room = output.count
                    let result = iconv(decoder, &from, &left, &to, &room)
                    text += String(
                        decoding: output[..<(output.count - room)].lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self)
                    guard result == -1, left > 0 else { break }
                    // A byte that means nothing, or half a character at the end.
                    text += "\u{FFFD}"
                    from = from?.advanced(by: 1)
                    left -= 1
                }
            }
        }
        return text
    }
}
