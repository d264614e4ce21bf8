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

    /// The eight digits of UPC-E from six symbols; nil where parity and check digit disagree.
    static func shortDigits(of symbols: [Int]) -> [Int]? {
        let parity = symbols.reduce(0) { $0 << 1 | $1 / 10 }
        let digits = symbols.map { $0 % 10 }
        for system in 0...1 {
            let pattern = system == 0 ? parity : ~parity & 0b111111
            guard let check = shortParities.firstIndex(of: pattern) else { continue }
            let sum = expanded(digits, system: system).enumerated().reduce(check) { sum, digit in
                sum + digit.element * (digit.offset.isMultiple(of: 2) ? 3 : 1)
            }
            return sum.isMultiple(of: 10) ? [system] + digits + [check] : nil
        }
        return nil
    }

    /// The eleven digits of UPC-A that six of UPC-E stand for.
    private static func expanded(_ digits: [Int], system: Int) -> [Int] {
        let last = digits[5]
        let maker = last <= 2 ? Array(digits[0..<2]) + [last] : Array(digits[0..<min(last, 5)])
        let item = last <= 2 ? Array(digits[2..<5]) : last <= 4 ? Array(digits[last..<5]) : [last]
        return [system] + maker + Array(repeating: 0, count: 10 - maker.count - item.count) + item
    }
}
