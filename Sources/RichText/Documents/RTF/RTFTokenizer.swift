/// Takes RTF apart. Every byte is looked at once.
struct RTFTokenizer {
    let bytes: [UInt8]
    private(set) var place = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The next token; nil at the end.
    mutating func next() -> RTFToken? {
        // Ends of lines between tokens mean nothing.
        while let byte = current, byte == 0x0A || byte == 0x0D { place += 1 }
        guard let byte = current else { return nil }
        switch byte {
        case UInt8(ascii: "{"):
            place += 1
            return .open
        case UInt8(ascii: "}"):
            place += 1
            return .close
        case UInt8(ascii: "\\"):
            place += 1
            return control()
        default:
            let start = place
            while let byte = current, !Self.endsText(byte) { place += 1 }
            return .text(start..<place)
        }
    }

    private var current: UInt8? { place < bytes.count ? bytes[place] : nil }

    private static func endsText(_ byte: UInt8) -> Bool {
        byte == 0x0A || byte == 0x0D || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
            || byte == UInt8(ascii: "\\")
    }

    /// What follows a backslash; nil where the document ends with one.
    private mutating func control() -> RTFToken? {
        guard let byte = current else { return nil }
        guard byte.isLetter else {
            place += 1
            guard byte == UInt8(ascii: "'") else { return .symbol(byte) }
            var value: UInt8 = 0
            for _ in 0..<2 {
                guard let digit = current?.hexDigit else { break }
                value = value << 4 | digit
                place += 1
            }
            return .byte(value)
        }
        let start = place
        while let byte = current, byte.isLetter { place += 1 }
        // No word is longer than 32 letters; what is, is not known anyway.
        let name = String(decoding: bytes[start..<min(place, start + 33)], as: UTF8.self)
        let parameter = number()
        if current == UInt8(ascii: " ") { place += 1 }
        guard name == "bin" else { return .word(name, parameter) }
        let end = min(bytes.count, place + max(0, parameter ?? 0))
        defer { place = end }
        return .binary(place..<end)
    }

    /// A number after a control word; what does not fit into 32 bits becomes the nearest that does.
    private mutating func number() -> Int? {
        let isNegative = current == UInt8(ascii: "-")
        let start = place + (isNegative ? 1 : 0)
        guard start < bytes.count, bytes[start].isDigit else { return nil }
        place = start
        var value = 0
        while let byte = current, byte.isDigit {
            value = min(Int(Int32.max), value * 10 + Int(byte - UInt8(ascii: "0")))
            place += 1
        }
        return isNegative ? -value : value
    }
}

extension UInt8 {
    fileprivate var isLetter: Bool { isASCIILetter }
    fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }

    /// The value of a hexadecimal digit.
    var hexDigit: UInt8? {
        switch self {
        case 0x30...0x39: self - 0x30
        case 0x41...0x46: self - 0x37
        case 0x61...0x66: self - 0x57
        default: nil
        }
    }
}
