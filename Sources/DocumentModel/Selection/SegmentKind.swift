/// What a character is to a person who selects words.
enum SegmentKind: Hashable {
    case letter, ideograph, hiragana, katakana
    /// The mark that lengthens a kana; it goes with whatever stands before it.
    case prolongation
    case space
    /// Each stands alone.
    case sign

    init(_ character: Character) {
        guard let scalar = character.unicodeScalars.first else {
            self = .sign
            return
        }
        self =
            switch scalar.value {
            case 0x30FC, 0xFF70: .prolongation
            case 0x3041...0x309F: .hiragana
            case 0x30A1...0x30FA, 0x30FD...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D: .katakana
            case 0x3005: .ideograph
            default:
                if character.isWhitespace {
                    .space
                } else if scalar.properties.isIdeographic {
                    .ideograph
                } else if character.isLetter || character.isNumber || character == "_" {
                    .letter
                } else {
                    .sign
                }
            }
    }

    /// Whether a sign is part of the word around it: “don’t”, “3.50”, “example.org”.
    func joins(_ previous: Character, to next: Character?, as sign: Character, in word: SegmentKind) -> Bool {
        guard self == .sign, word == .letter, let next, SegmentKind(previous) == .letter, SegmentKind(next) == .letter
        else { return false }
        return switch sign {
        case "'", "’", "·": previous.isLetter && next.isLetter
        case ".": previous.isNumber == next.isNumber
        case ",": previous.isNumber && next.isNumber
        default: false
        }
    }
}
