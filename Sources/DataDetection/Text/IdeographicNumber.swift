/// A number in Chinese characters: "二十九", "二〇一八", "三百".
struct IdeographicNumber {
    let end: Int
    let value: Int
    /// How many digits it has if it is written digit by digit, as years are; else 0.
    let digitCount: Int

    private static let longest = 12

    init?(at start: Int, in text: borrowing ScannedText) {
        var end = start
        var digits: [Int] = []
        var total = 0
        var pending: Int?
        var isPositional = true
        while end - start < Self.longest, let numeral = text[end].ideographicNumeral {
            if numeral < 10 {
                digits.append(numeral)
                pending = numeral
            } else {
                isPositional = false
                total += (pending ?? 1) * numeral
                pending = nil
            }
            end += 1
        }
        guard end > start else { return nil }
        self.end = end
        if isPositional {
            value = digits.prefix(9).reduce(0) { $0 * 10 + $1 }
            digitCount = digits.count
        } else {
            value = total + (pending ?? 0)
            digitCount = value < 10 ? 1 : value < 100 ? 2 : 3
        }
    }
}

extension UInt16 {
    var isIdeographicNumeral: Bool { self >= 0x3007 && ideographicNumeral != nil }

    /// 0 to 9, 10, 100 or 1000.
    fileprivate var ideographicNumeral: Int? { Self.ideographicNumerals[self] }

    private static let ideographicNumerals = Dictionary(
        uniqueKeysWithValues: zip(
            "〇零一二两三四五六七八九十廿百千".utf16, [0, 0, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 100, 1000]))
}
