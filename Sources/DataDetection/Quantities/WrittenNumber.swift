/// A number in digits as people write it: "1,299.00", "1.299,00", "1 299", "12,34,567.89", "10 1/2", "½".
struct WrittenNumber {
    let end: Int
    let value: Double
    let digitCount: Int
    let isWhole: Bool

    /// Longer rows of digits are not amounts.
    private static let maximumDigits = 18

    init?(at start: Int, in text: ScannedText, decimalComma: Bool) {
        if let fraction = text[start].vulgarFraction {
            (end, value, digitCount, isWhole) = (start + 1, fraction, 1, false)
            return
        }
        if let number = Self.plainNumber(at: start, in: text) {
            (end, value, digitCount, isWhole) = number
            return
        }
        var groups: [(mark: UInt16, start: Int, end: Int)] = []
        var offset = start
        var mark: UInt16 = 0
        while true {
            let groupStart = offset
            while text[offset].folded.isASCIIDigit, offset - groupStart < 20 { offset += 1 }
            guard offset > groupStart else { return nil }
            groups.append((mark, groupStart, offset))
            guard groups.count < 8, Self.isMark(text[offset]), text[offset + 1].folded.isASCIIDigit,
                Self.isGroup(text[offset], at: offset + 1, after: groups, in: text)
            else { break }
            mark = text[offset].isSpace ? 0x20 : text[offset].folded
            offset += 1
        }
        var digits = 0
        var all = 0.0
        // One division at the end: the nearest number to what is written, 0.84 and not 0.8400000000000001.
        var divisor = 1.0
        let fractionGroup = Self.fractionGroup(groups, decimalComma: decimalComma)
        for (index, group) in groups.enumerated() {
            for place in group.start..<group.end {
                let digit = Double(text[place].folded - 0x30)
                digits += 1
                all = all * 10 + digit
                if index == fractionGroup { divisor *= 10 }
            }
        }
        // Rows of digits with more than one kind of mark behind the fraction are not numbers: versions, dates,
        // addresses.
        guard digits <= Self.maximumDigits, fractionGroup == nil || fractionGroup == groups.count - 1 else {
            return nil
        }
        var total = all / divisor
        var isWhole = fractionGroup == nil
        if isWhole, let (part, partEnd) = Self.mixedFraction(at: offset, in: text) {
            total += part
            offset = partEnd
            isWhole = false
        }
        (end, value, digitCount, self.isWhole) = (offset, total, digits, isWhole)
    }

    /// A number of digits alone, as most are, with what is not a digit or a mark behind it.
    private static func plainNumber(at start: Int, in text: ScannedText) -> (Int, Double, Int, Bool)? {
        var offset = start
        var value = 0.0
        while text[offset].isASCIIDigit, offset - start < maximumDigits {
            value = value * 10 + Double(text[offset] - 0x30)
            offset += 1
        }
        let next = text[offset]
        let isEnd = next < 0x80 && !next.isASCIIDigit && !isMark(next) || isMark(next) && !text.isNumber(at: offset + 1)
        guard offset > start, isEnd, mixedFraction(at: offset, in: text) == nil else { return nil }
        return (offset, value, offset - start, true)
    }

    private static func isMark(_ unit: UInt16) -> Bool {
        unit.isOne(of: ".,'") || unit == 0x20 || unit == 0xA0 || unit == 0x202F || unit == 0x2009 || unit == 0x2019
            || unit == 0xFF0C || unit == 0xFF0E
    }

    /// Whether a mark goes on the number: a space only before three digits that follow one to three.
    private static func isGroup(
        _ mark: UInt16, at start: Int, after groups: [(mark: UInt16, start: Int, end: Int)], in text: ScannedText
    ) -> Bool {
        guard mark.isSpace || mark == 0x27 || mark == 0x2019 else { return true }
        guard let first = groups.first, first.end - first.start <= 3,
            groups.allSatisfy({ $0.mark == 0 || $0.mark == (mark.isSpace ? 0x20 : mark.folded) })
        else { return false }
        return (0..<3).allSatisfy { text[start + $0].folded.isASCIIDigit } && !text[start + 3].folded.isASCIIDigit
    }

    /// The index of the group behind the decimal mark.
    private static func fractionGroup(_ groups: [(mark: UInt16, start: Int, end: Int)], decimalComma: Bool) -> Int? {
        guard let last = groups.last, groups.count > 1 else { return nil }
        if last.mark == 0x20 || last.mark == 0x27 { return nil }
        let length = last.end - last.start
        if groups.count > 2 {
            let marks = groups.dropFirst().map(\.mark)
            // The same mark twice parts thousands; another mark at the end starts the fraction.
            if Set(marks).count == 1 { return length == 3 ? nil : 1 }
            return last.mark != marks[0] && Set(marks.dropLast()).count == 1 ? groups.count - 1 : 1
        }
        if length != 3 { return 1 }
        if groups[0].end - groups[0].start > 3 { return 1 }
        return (last.mark == 0x2C) == decimalComma ? 1 : nil
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
