/// Numbers of payment cards (ISO/IEC 7812).
enum CardNumber {
    /// Whether digits are a number that an issuer gives out: its first digits, its length, its check digit.
    static func isValid(_ characters: ArraySlice<UInt8>) -> Bool {
        guard (13...19).contains(characters.count), characters.allSatisfy(\.isDigit),
            CheckDigit.luhn.accepts(characters)
        else { return false }
        let first = characters.prefix(4).reduce(0) { $0 * 10 + $1.digit }
        switch first {
        case 4000...4999: return [13, 16, 19].contains(characters.count)
        case 5100...5599, 2221...2720: return characters.count == 16
        case 3400...3499, 3700...3799: return characters.count == 15
        case 3528...3589, 6011, 6440...6599, 6200...6299: return (16...19).contains(characters.count)
        case 3000...3059, 3600...3699, 3800...3999: return characters.count == 14
        default: return false
        }
    }

    /// Whether the digits stand in groups as on a card.
    static func isGrouped(_ groups: [Int]) -> Bool {
        groups.count > 2 && groups.dropLast().allSatisfy { $0 == 4 } || groups == [4, 6, 5] || groups == [4, 6, 4]
    }
}
