/// Numbers of payment cards (ISO/IEC 7812).
enum CardNumber {
    /// The first digits of a network's cards, up to eight of them, and how long the numbers are.
    private struct Network {
        let prefixes: [ClosedRange<Int>]
        let lengths: ClosedRange<Int>

        init(_ prefixes: [ClosedRange<Int>], _ lengths: ClosedRange<Int>) {
            (self.prefixes, self.lengths) = (prefixes, lengths)
        }
    }

    /// The networks that issue cards, each by its published ranges.
    private static let networks: [Network] = [
        // Visa
        .init([4...4], 13...13), .init([4...4], 16...16), .init([4...4], 19...19),
        // Mastercard
        .init([51...55, 222_100...272_099], 16...16),
        // American Express
        .init([34...34, 37...37], 15...15),
        // Diners Club
        .init([300...305, 3095...3095, 36...36, 38...39], 14...19),
        // Discover, with UnionPay's that it accepts
        .init([6011...6011, 644...649, 65...65], 16...19),
        // UnionPay
        .init([62...62, 81...81], 16...19),
        // JCB
        .init([3528...3589], 16...19),
        // Maestro
        .init([5018...5018, 5020...5020, 5038...5038, 5893...5893, 6304...6304, 6759...6759, 6761...6763], 13...19),
        // RuPay
        .init([508_500...508_999, 606_985...607_984, 608_001...608_500, 817_200...820_199], 16...16),
        // Mir
        .init([2200...2204], 16...19),
        // Elo
        .init(
            [401_178...401_179, 438_935...438_935, 504_175...504_175, 506_699...506_778, 509_000...509_999], 16...16),
        .init([627_780...627_780, 636_297...636_297, 636_368...636_368, 650_031...650_598], 16...16),
        // Hipercard
        .init([606_282...606_282, 384_100...384_100, 384_140...384_140, 384_160...384_160], 16...19),
        // Troy
        .init([9792...9792, 65...65], 16...16),
        // Verve
        .init([506_099...506_198, 650_002...650_027, 507_865...507_964], 16...19),
        // UATP
        .init([1...1], 15...15),
        // Dankort, InstaPayment, Interpayment, UkrCard, Uzcard, Humo
        .init([5019...5019], 16...16), .init([637...639], 16...16), .init([636...636], 16...19),
        .init([60_400_100...60_420_099], 16...19), .init([8600...8600], 16...16), .init([9860...9860], 16...16),
    ]

    /// Whether digits are a number that a network gives out: its first digits, its length, its check digit.
    static func isValid(_ characters: ArraySlice<UInt8>) -> Bool {
        guard (13...19).contains(characters.count), characters.allSatisfy(\.isDigit),
            CheckDigit.luhn.accepts(characters)
        else { return false }
        return networks.contains { network in
            network.lengths.contains(characters.count)
                && network.prefixes.contains { $0.contains(Self.value(characters, like: $0.lowerBound)) }
        }
    }

    /// The first digits, as many as a number has.
    private static func value(_ characters: ArraySlice<UInt8>, like number: Int) -> Int {
        characters.prefix(String(number).utf8.count).reduce(0) { $0 * 10 + $1.digit }
    }

    /// Whether the digits stand in groups as on a card.
    static func isGrouped(_ groups: [Int]) -> Bool {
        groups.count > 2 && groups.dropLast().allSatisfy { $0 == 4 } || groups == [4, 6, 5] || groups == [4, 6, 4]
    }
}
