extension UInt16 {
    static let lineFeed: UInt16 = 0x0A
    static let carriageReturn: UInt16 = 0x0D

    /// The code unit of an ASCII character.
    init(ascii scalar: Unicode.Scalar) {
        self = UInt16(UInt8(ascii: scalar))
    }

    var isASCIIDigit: Bool { self >= 0x30 && self <= 0x39 }
    var isASCIIUppercase: Bool { self >= 0x41 && self <= 0x5A }
    var isASCIILowercase: Bool { self >= 0x61 && self <= 0x7A }
    var isASCIILetter: Bool { isASCIIUppercase || isASCIILowercase }
    var isASCIIAlphanumeric: Bool { isASCIILetter || isASCIIDigit }

    var lowercasedASCII: UInt16 { isASCIIUppercase ? self + 0x20 : self }

    var isLineEnd: Bool { self == .lineFeed || self == .carriageReturn }

    /// White space of any width, line ends included.
    var isSpace: Bool {
        switch self {
        case 0x20, 0x09...0x0D, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }

    /// Characters that one does not see, but that change the direction or the joining of those around them.
    var isInvisibleControl: Bool {
        switch self {
        case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF, 0xFFF0...0xFFFF:
            true
        default: false
        }
    }

    /// Parts of scripts that are written without spaces between words, where a word next to an address is not part of
    /// it, and of characters outside the basic plane.
    var isUnspacedScript: Bool { self >= 0x0E00 && isInUnspacedScript }

    private var isInUnspacedScript: Bool {
        switch self {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0xDFFF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
            0xFF00...0xFFEF:
            true
        default: false
        }
    }

    /// Whether the unit is one of the ASCII characters of a text.
    func isOne(of characters: StaticString) -> Bool {
        self < 0x80 && characters.withUTF8Buffer { $0.contains(UInt8(truncatingIfNeeded: self)) }
    }
}
