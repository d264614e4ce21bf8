/// How the barcodes of retail (EAN-13 with UPC-A, EAN-8, UPC-E) are drawn: digits of two bars and two spaces, seven modules
/// wide, between guards (ISO/IEC 15420).
enum RetailCode: CaseIterable {
    case ean13, ean8, upce

    /// The digits drawn: the first of EAN-13, and the first and last of UPC-E, only choose how the others look.
    var digitCount: Int { self == .ean13 ? 12 : self == .ean8 ? 8 : 6 }
    /// The digits left of the middle guard; all where there is none.
    var leftCount: Int { self == .ean8 ? 4 : 6 }
    var moduleCount: Int { Self.start.count + 7 * digitCount + end.count + (self == .upce ? 0 : Self.middle.count) }

    /// Guards; a bar is true.
    static let start = [true, false, true]
    static let middle = [false, true, false, true, false]
    var end: [Bool] { self == .upce ? [false, true, false, true, false, true] : Self.start }

    /// How digits look left of the middle: ten of odd parity, then ten of even.
    static let left =
        widths.map { modules($0, startWithBar: false) } + widths.map { modules($0.reversed(), startWithBar: false) }
    /// How they look right of it.
    static let right = widths.map { modules($0, startWithBar: true) }

    /// Widths of space, bar, space and bar of each digit.
    private static let widths = [
        [3, 2, 1, 1], [2, 2, 2, 1], [2, 1, 2, 2], [1, 4, 1, 1], [1, 1, 3, 2], [1, 2, 3, 1], [1, 1, 1, 4], [1, 3, 1, 2],
        [1, 2, 1, 3], [3, 1, 1, 2],
    ]

    private static func modules(_ widths: [Int], startWithBar: Bool) -> [Bool] {
        widths.enumerated().flatMap { place, width in
            Array(repeating: startWithBar == place.isMultiple(of: 2), count: width)
        }
    }

    /// Which of the six left digits are even, the first in the highest bit, for each first digit of EAN-13.
    static let parities = [
        0b000000, 0b001011, 0b001101, 0b001110, 0b010011, 0b011001, 0b011100, 0b010101, 0b010110, 0b011010,
    ]
    /// The same for each check digit of UPC-E that begins with 0; one that begins with 1 has all the other way round.
    static let shortParities = [
        0b111000, 0b110100, 0b110010, 0b110001, 0b101100, 0b100110, 0b100011, 0b101010, 0b101001, 0b100101,
    ]

    /// Barcodes whose drawn digits have the same parities, and whose check digit agrees if a weighted sum of them is a multiple of ten.
    struct Family {
        /// What is printed before and behind the drawn digits.
        var before: [Int] = []
        var behind: [Int] = []
        /// Which digits are even.
        var isEven: [Bool]
        /// What the other digits add to the sum.
        var sum = 0
        var weights: [Int]
        /// What the last digit may be.
        var last = 0...9
    }

    /// All barcodes of the kind.
    var families: [Family] { Self.families[self] ?? [] }

    private static let families = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.drawnFamilies) })

    private var drawnFamilies: [Family] {
        let count = digitCount
        switch self {
        case .ean13:
            return Self.parities.enumerated().map { first, parity in
                Family(
                    before: [first], isEven: (0..<count).map { $0 < 6 && parity >> (5 - $0) & 1 == 1 }, sum: first,
                    weights: (0..<count).map { $0.isMultiple(of: 2) ? 3 : 1 })
            }
        case .ean8:
            return [
                Family(
                    isEven: Array(repeating: false, count: count),
                    weights: (0..<count).map { $0.isMultiple(of: 2) ? 3 : 1 })
            ]
        case .upce:
            return [0, 1].flatMap { system in
                Self.shortParities.enumerated().flatMap { check, pattern in
                    Self.shortWeights.map { last, weights in
                        Family(
                            before: [system], behind: [check],
                            isEven: (0..<count).map { (pattern >> (5 - $0) & 1 == 1) == (system == 0) },
                            sum: 3 * system + check, weights: weights, last: last)
                    }
                }
            }
        }
    }

    /// How the six digits of UPC-E count where they stand in UPC-A, by the last of them, which says where zeros are left out.
    private static let shortWeights: [(last: ClosedRange<Int>, weights: [Int])] = [
        (0...2, [1, 3, 3, 1, 3, 1]), (3...3, [1, 3, 1, 1, 3, 0]), (4...4, [1, 3, 1, 3, 3, 0]),
        (5...9, [1, 3, 1, 3, 1, 3]),
    ]
}
