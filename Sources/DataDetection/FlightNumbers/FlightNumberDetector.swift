/// Finds flight numbers: an airline's code and up to four digits, where the text speaks of flying.
struct FlightNumberDetector: Detector {
    static let type = DataType.flightNumber

    /// The letters before the number, with the space behind them.
    private static let codeLength = 3
    /// How far words about flying reach.
    private static let reach = (before: 72, after: 32)

    init(options: DataDetector.Options) {}

    func findings(in text: ScannedText) -> [Finding] {
        var found: [Finding] = []
        var places = text.offsets(before: Self.codeLength)
        var offset = 0
        // In a list of departures, the first number speaks for those in the lines that follow.
        var listEnd = -1
        while let start = places.next(from: offset, in: text) {
            offset = start
            guard let (end, airline, number) = candidate(at: offset, in: text) else {
                offset += 1
                continue
            }
            let isListed = listEnd >= 0 && offset - listEnd < 48
            if isListed
                || Airline.cues.isNear(offset..<end, in: text, before: Self.reach.before, after: Self.reach.after)
            {
                let value = DataValue.flightNumber(FlightNumber(airline: airline, number: number))
                found.append(Finding(type: .flightNumber, range: offset..<end, value: value, specificity: .registered))
                listEnd = end
            }
            offset = end
        }
        return found
    }

    private func candidate(at start: Int, in text: ScannedText) -> (end: Int, airline: String, number: String)? {
        let (first, second) = (text[start], text[start + 1])
        guard first.isASCIIUppercase || first.isASCIIDigit && second.isASCIIUppercase,
            second.isASCIIUppercase || second.isASCIIDigit,
            !text.isWord(at: start - 1) || text[start - 1].isUnspacedScript, !text[start - 1].isOne(of: "-/_.$#")
        else { return nil }
        var offset = start + 2
        if text[offset] == 0x20 || text[offset] == 0xA0 || text[offset] == UInt16(ascii: "-") { offset += 1 }
        let digits = offset
        while text[offset].isASCIIDigit, offset - digits < 5 { offset += 1 }
        guard (1...4).contains(offset - digits), text[digits] != 0x30 || offset - digits > 1 else { return nil }
        // A code that ends in a digit needs the space.
        if second.isASCIIDigit, digits == start + 2 { return nil }
        let after = text[offset]
        guard !text.isWord(at: offset) || after.isUnspacedScript,
            !(after.isOne(of: ".,-/:") && text.isWord(at: offset + 1)), !after.isOne(of: "%")
        else { return nil }
        let airline = text.string(in: start..<start + 2)
        guard Airline.isCode(airline) else { return nil }
        return (offset, airline, text.string(in: digits..<offset))
    }
}
