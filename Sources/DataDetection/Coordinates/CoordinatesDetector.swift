/// Finds places by their degrees, "52.5200, 13.4050" or "52°31'12\"N 13°24'18\"E", and plus codes.
struct CoordinatesDetector: Detector {
    static let type = DataType.coordinates

    init(options: DataDetector.Options) {}

    func findings(in text: ScannedText) -> [Finding] {
        var found: [Finding] = []
        for start in text.numberStarts where start >= found.last?.range.upperBound ?? 0 {
            guard let (range, value) = pair(at: start, in: text) ?? plusCode(at: start, in: text) else { continue }
            found.append(
                Finding(type: .coordinates, range: range, value: .coordinates(value), specificity: .explicit))
        }
        return found
    }

    // MARK: Degrees

    private func pair(at start: Int, in text: ScannedText) -> (Range<Int>, CoordinatesValue)? {
        guard let first = Angle(at: start, in: text) else { return nil }
        var next = first.end
        while next - first.end < 4, text[next].isOne(of: " ,;/") || text[next].isLineEnd { next += 1 }
        // "lat: 52.52, lon: 13.405"
        if text.hasASCII("lon", at: next) || text.hasASCII("lng", at: next) {
            while next - first.end < 16, text.isLetter(at: next) || text[next].isOne(of: ": =") { next += 1 }
        }
        if text[next].isASCIIUppercase, text[next + 1] == 0x20, text[next].isOne(of: "EWOE") { next += 2 }
        guard next > first.end,
            let second = Angle(at: text[next].isASCIIDigit ? next : next + 1, in: text, notBefore: first.end),
            second.range.lowerBound == next,
            first.degrees.magnitude <= 90, second.degrees.magnitude <= 180, first.isNorthSouth != false,
            second.isNorthSouth != true
        else { return nil }
        let isMarked = first.isNorthSouth != nil && second.isNorthSouth != nil
        let isFine = first.fractionDigits >= 4 && second.fractionDigits >= 4
        guard isMarked || isFine && first.fractionDigits <= 15, !text.isWord(at: second.end) else { return nil }
        let value = CoordinatesValue(latitude: first.degrees, longitude: second.degrees)
        return (first.range.lowerBound..<second.end, value)
    }

    /// Degrees, with minutes and seconds or a fraction, and the half of the Earth.
    private struct Angle {
        let range: Range<Int>
        let degrees: Double
        let fractionDigits: Int
        /// Whether the half is north or south; `nil` where the text does not say.
        let isNorthSouth: Bool?
        var end: Int { range.upperBound }

        init?(at digits: Int, in text: borrowing ScannedText, notBefore limit: Int = 0) {
            guard text[digits].isASCIIDigit, !text[digits - 1].isOne(of: ".,$€£/#_"), !text[digits - 1].isASCIIDigit
            else { return nil }
            let (wholeEnd, fraction) = Self.numberEnd(at: digits, in: text)
            let isDegrees = text[wholeEnd] == 0xB0 || text[wholeEnd] == 0xBA
            // What is less fine is in no pair, with a letter or without: "12.5 N 3.1 E".
            guard isDegrees || fraction >= 3 else { return nil }
            var start = digits
            var sign = 1.0
            var half: Bool?
            if text[start - 1].isOne(of: "-+") || text[start - 1] == 0x2212 {
                if text[start - 1] != UInt16(ascii: "+") { sign = -1 }
                start -= 1
            } else if let letter = Self.halfStart(before: start, in: text), letter >= limit {
                start = letter
                half = text[start].isOne(of: "NS")
                if text[start].isOne(of: "SW") { sign = -1 }
            }
            guard start == limit || !text.isWord(at: start - 1), var value = Self.value(digits..<wholeEnd, in: text)
            else { return nil }
            var offset = wholeEnd
            if isDegrees {
                offset += 1
                for (marks, share) in [([0x27, 0x2032, 0x2019], 60.0), ([0x22, 0x2033, 0x201D], 3600)]
                    as [([UInt16], Double)]
                {
                    let next = text[offset] == 0x20 ? offset + 1 : offset
                    let (end, _) = Self.numberEnd(at: next, in: text)
                    guard marks.contains(text[end]), let part = Self.value(next..<end, in: text), part < 60
                    else { break }
                    value += part / share
                    offset = end + 1
                }
            }
            let letter = text[offset] == 0x20 ? offset + 1 : offset
            if half == nil, Self.isHalf(text[letter]), !text.isWord(at: letter + 1) {
                half = text[letter].isOne(of: "NS")
                if text[letter].isOne(of: "SW") { sign = -sign }
                offset = letter + 1
            }
            range = start..<offset
            degrees = (sign * value * 1e7).rounded() / 1e7
            isNorthSouth = half
            fractionDigits = fraction
        }

        /// Where the letter of a half stands before a number: "N 52", "N52".
        private static func halfStart(before start: Int, in text: ScannedText) -> Int? {
            let letter = text[start - 1] == 0x20 ? start - 2 : start - 1
            return isHalf(text[letter]) && !text.isWord(at: letter - 1) ? letter : nil
        }

        private static func isHalf(_ unit: UInt16) -> Bool { unit.isOne(of: "NSEWO") }

        /// The end of a number of one to three digits and a fraction, and how many digits this has; the start where
        /// there is none.
        private static func numberEnd(at start: Int, in text: ScannedText) -> (end: Int, fraction: Int) {
            var end = start
            while text[end].isASCIIDigit, end - start < 4 { end += 1 }
            guard (1...3).contains(end - start) else { return (start, 0) }
            guard text[end] == UInt16(ascii: "."), text[end + 1].isASCIIDigit else { return (end, 0) }
            var fraction = 0
            while text[end + 1 + fraction].isASCIIDigit, fraction < 16 { fraction += 1 }
            return (end + 1 + fraction, fraction)
        }

        private static func value(_ range: Range<Int>, in text: ScannedText) -> Double? {
            Double(text.string(in: range))
        }
    }

    // MARK: Plus codes

    private static let alphabet = Array("23456789CFGHJMPQRVWX".utf16)

    /// "8FVC9G8F+6X": the middle of its field.
    private func plusCode(at number: Int, in text: ScannedText) -> (Range<Int>, CoordinatesValue)? {
        guard text.contains("+") else { return nil }
        var start = number
        while number - start < 8, Self.alphabet.contains(text[start - 1]) { start -= 1 }
        guard text[start + 8] == UInt16(ascii: "+"), !text.isWord(at: start - 1) else { return nil }
        var end = start + 9
        while end - start < 12, Self.alphabet.contains(text[end]) { end += 1 }
        guard end - start >= 11, !text.isWord(at: end) else { return nil }
        let digits = (start..<end).compactMap { Self.alphabet.firstIndex(of: text[$0]) }
        guard digits.count == end - start - 1, digits[0] < 9, digits[1] < 18 else { return nil }
        var (latitude, longitude) = (-90.0, -180.0)
        var (height, width) = (20.0, 20.0)
        for pair in 0..<5 {
            if pair > 0 { (height, width) = (height / 20, width / 20) }
            latitude += Double(digits[2 * pair]) * height
            longitude += Double(digits[2 * pair + 1]) * width
        }
        // The eleventh digit is one of a grid of five rows and four columns.
        if digits.count > 10 {
            (height, width) = (height / 5, width / 4)
            latitude += Double(digits[10] / 4) * height
            longitude += Double(digits[10] % 4) * width
        }
        func rounded(_ degrees: Double) -> Double { (degrees * 1e7).rounded() / 1e7 }
        return (
            start..<end,
            CoordinatesValue(
                latitude: rounded(latitude + height / 2), longitude: rounded(longitude + width / 2),
                plusCode: text.string(in: start..<end))
        )
    }
}
