/// What a character is to a scanner.
enum UnitClass: UInt8, Sendable {
    case other
    /// A digit, or a sign that has the value of a number.
    case number
    /// A letter or a mark on a letter, of any script.
    case letter

    init(_ scalar: Unicode.Scalar) {
        let value = scalar.value
        if value < 0x80 {
            let unit = UInt16(truncatingIfNeeded: value)
            self = unit.isASCIILetter ? .letter : unit.isASCIIDigit ? .number : .other
            return
        }
        switch value {
        // The ranges that most texts keep to; the tables of Unicode are slow.
        case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF: self = .letter
        case 0xA0...0xA9, 0xAB...0xB1, 0xD7, 0xF7, 0x2000...0x206F, 0x20A0...0x20BF, 0x3000...0x3004, 0x3008...0x3020:
            self = .other
        default: self.init(properties: scalar.properties)
        }
    }

    private init(properties: Unicode.Scalar.Properties) {
        let isWord =
            switch properties.generalCategory {
            case .decimalNumber, .nonspacingMark, .spacingMark: true
            default: properties.isAlphabetic
            }
        self = !isWord ? .other : properties.numericType == nil ? .letter : .number
    }
}
