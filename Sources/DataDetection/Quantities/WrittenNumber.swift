/// A number in digits as people write it: "1,299.00", "1.299,00", "1 299", "12,34,567.89", "10 1/2", "½".
struct WrittenNumber {
    let end: Int
    let value: Double
    let digitCount: Int
    let isWhole: Bool

    /// Longer rows of digits are not amounts.
    private static let maximumDigits = 18

    // The text is borrowed: initializers hold on to what they are handed, at each number of a text.
    init?(at start: Int, in text: borrowing ScannedText, decimalComma: Bool) {
        if let fraction = text[start].vulgarFraction {
            (end, value, digitCount, isWhole) = (start + 1, fraction, 1, false)
            return
        }
        var groups = Groups()
        var offset = start
        var mark: UInt16 = 0
        var all = 0.0
        // One division at the end: the nearest number to what is written, 0.84 and not 0.8400000000000001.
        var divisor = 1.0
        while true {
            let groupStart = offset
            divisor = 1
            while text.folded(at: offset).isASCIIDigit, offset - groupStart < 20 {
                all = all * 10 + Double(text.folded(at: offset) - 0x30)
                divisor *= 10
                offset += 1
            }
            guard offset > groupStart else { return nil }
            groups.add(length: offset - groupStart, after: mark)
            guard groups.count < 8, Self.isMark(text[offset]), text.folded(at: offset + 1).isASCIIDigit else { break }
            mark = text[offset].isSpace ? 0x20 : text.folded(at: offset)
            guard Self.isGroup(mark, at: offset + 1, after: groups, in: text) else { break }
            offset += 1
        }
        guard groups.digitCount <= Self.maximumDigits, let hasFraction = groups.hasFraction(decimalComma: decimalComma)
        else { return nil }
        if !hasFraction { divisor = 1 }
        var total = all / divisor
        var isWhole = !hasFraction
        if isWhole, let (part, partEnd) = Self.mixedFraction(at: offset, in: text) {
            total += part
            offset = partEnd
            isWhole = false
        }
        (end, value, digitCount, self.isWhole) = (offset, total, groups.digitCount, isWhole)
    }

    private static func isMark(_ unit: UInt16) -> Bool {
        unit.isOne(of: ".,'") || unit == 0x20 || unit == 0xA0 || unit == 0x202F || unit == 0x2009 || unit == 0x2019
            || unit == 0xFF0C || unit == 0xFF0E
    }

    /// Whether a mark goes on the number: a space only before three digits that follow one to three.
    private static func isGroup(_ mark: UInt16, at start: Int, after groups: Groups, in text: ScannedText) -> Bool {
        guard mark == 0x20 || mark == 0x27 else { return true }
        guard groups.firstLength <= 3, groups.areParted(by: mark) else { return false }
        return (0..<3).allSatisfy { text.folded(at: start + $0).isASCIIDigit }
            && !text.folded(at: start + 3).isASCIIDigit
    }

    /// The groups of digits of a number, and the marks between them.
    private struct Groups {
        private(set) var count = 0
        private(set) var digitCount = 0
        private(set) var firstLength = 0
        private var lastLength = 0
        private var firstMark: UInt16 = 0
        private var lastMark: UInt16 = 0
        /// Whether all marks are the same, and whether those before the last one are.
        private var isUniform = true
        private var wasUniform = true

        mutating func add(length: Int, after mark: UInt16) {
            count += 1
            digitCount += length
            lastLength = length
            lastMark = mark
            if count == 1 { firstLength = length }
            if count == 2 { firstMark = mark }
            wasUniform = isUniform
            if count > 2, mark != firstMark { isUniform = false }
        }

        /// Whether no other marks have stood between the groups.
        func areParted(by mark: UInt16) -> Bool { count == 1 || isUniform && firstMark == mark }

        /// Whether the last group stands behind the decimal mark; `nil` where the marks are none of a number, but of a
        /// version, a date or an address.
        func hasFraction(decimalComma: Bool) -> Bool? {
            guard count > 1, lastMark != 0x20, lastMark != 0x27 else { return false }
            if count > 2 {
                // The same mark twice parts thousands; another mark at the end starts the fraction.
                if isUniform { return lastLength == 3 ? false : nil }
                return wasUniform ? true : nil
            }
            if lastLength != 3 || firstLength > 3 { return true }
            return (lastMark == 0x2C) == decimalComma
        }
    }

    /// "10 1/2", "10½".
    private static func mixedFraction(at end: Int, in text: ScannedText) -> (Double, Int)? {
        if let fraction = text[end].vulgarFraction { return (fraction, end + 1) }
        if text[end] == 0x20, let fraction = text[end + 1].vulgarFraction { return (fraction, end + 2) }
        guard text[end] == 0x20, text[end + 1].isASCIIDigit, text[end + 2] == 0x2F, text[end + 3].isASCIIDigit,
            text[end + 3] != 0x30
        else { return nil }
        let isLonger = text[end + 4].isASCIIDigit
        let divisor = Double(text[end + 3] - 0x30) * (isLonger ? 10 : 1) + (isLonger ? Double(text[end + 4] - 0x30) : 0)
        let part = Double(text[end + 1] - 0x30) / divisor
        return part < 1 && !text[end + (isLonger ? 5 : 4)].isASCIIDigit ? (part, end + (isLonger ? 5 : 4)) : nil
    }
}

extension UInt16 {
    fileprivate var vulgarFraction: Double? {
        switch self {
        case 0xBC: 0.25
        case 0xBD: 0.5
        case 0xBE: 0.75
        case 0x2153: 1.0 / 3
        case 0x2154: 2.0 / 3
        case 0x215B: 0.125
        case 0x215C: 0.375
        case 0x215D: 0.625
        case 0x215E: 0.875
        default: nil
        }
    }
}
