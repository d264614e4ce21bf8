/// Finds flight numbers: an airline's code and up to four digits, where the text speaks of flying.
struct FlightNumberDetector: Detector {
    static let type = DataType.flightNumber

    /// The letters before the number, with the space behind them.
    private static let codeLength = 4
    /// How far words about flying reach.
    private static let reach = (before: 72, after: 32)

    /// A code and a number.
    private struct Candidate {
        let end: Int
        let airline: Int
        let number: String
    }

    init(options: DataDetector.Options) {}

    func findings(in text: ScannedText) -> [Finding] {
        var found: [Finding] = []
        var places = text.offsets(before: Self.codeLength)
        var offset = 0
        // In a list of departures, the first number speaks for those in the lines that follow.
        var listEnd = -1
        while let start = places.next(from: offset, in: text) {
            offset = start
            guard let candidate = candidate(at: offset, in: text) else {
                offset += 1
                continue
            }
            let isListed = listEnd >= 0 && offset - listEnd < 48
            if isListed || isFlight(offset..<candidate.end, candidate.airline, in: text) {
                let value = FlightNumber(airline: Airline.all[candidate.airline].iata, number: candidate.number)
                found.append(
                    Finding(
                        type: .flightNumber, range: offset..<candidate.end, value: .flightNumber(value),
                        specificity: .registered))
                listEnd = candidate.end
            }
            offset = candidate.end
        }
        return found
    }

    private func candidate(at start: Int, in text: ScannedText) -> Candidate? {
        let (first, second) = (text[start], text[start + 1])
        guard first.isASCIIUppercase || first.isASCIIDigit && second.isASCIIUppercase,
            second.isASCIIUppercase || second.isASCIIDigit,
            !text.isWord(at: start - 1) || text[start - 1].isUnspacedScript, !text[start - 1].isOne(of: "-/_.$#")
        else { return nil }
        // ICAO's three letters stand right before the number.
        let isICAO = text[start + 2].isASCIIUppercase && text[start + 3].isASCIIDigit
        var offset = start + (isICAO ? 3 : 2)
        let code = offset
        if !isICAO, text[offset] == 0x20 || text[offset] == 0xA0 || text[offset] == UInt16(ascii: "-") { offset += 1 }
        let digits = offset
        while text[offset].isASCIIDigit, offset - digits < 5 { offset += 1 }
        guard (1...4).contains(offset - digits), text[digits] != 0x30 || offset - digits > 1 else { return nil }
        // A code that ends in a digit needs the space.
        if !isICAO, second.isASCIIDigit, digits == code { return nil }
        let after = text[offset]
        guard !text.isWord(at: offset) || after.isUnspacedScript,
            !(after.isOne(of: ".,-/:") && text.isWord(at: offset + 1)), !after.isOne(of: "%")
        else { return nil }
        guard let airline = Airline.index(ofCode: text.string(in: start..<code)) else { return nil }
        return Candidate(end: offset, airline: airline, number: text.string(in: digits..<offset))
    }

    /// Whether words about flying, the airline's name, or airports stand near a number.
    private func isFlight(_ range: Range<Int>, _ airline: Int, in text: ScannedText) -> Bool {
        if Airline.cues.isNear(range, in: text, before: Self.reach.before, after: Self.reach.after) { return true }
        let window =
            max(0, range.lowerBound - Self.reach.before)..<min(text.count, range.upperBound + Self.reach.before)
        if Airline.names.named(in: window, of: text).contains(airline) { return true }
        let (airports, times) = (Self.airports(in: window, of: text), Self.times(in: window, of: text))
        return airports > 1 || airports == 1 && times > 0
    }

    /// How many words in capitals are codes of airports.
    private static func airports(in window: Range<Int>, of text: ScannedText) -> Int {
        window.count { offset in
            (0..<3).allSatisfy { text[offset + $0].isASCIIUppercase } && !text.isWord(at: offset - 1)
                && !text.isWord(at: offset + 3) && Airport.isCode(text.string(in: offset..<offset + 3))
        }
    }

    /// How many times of day stand in a window: "10:30".
    private static func times(in window: Range<Int>, of text: ScannedText) -> Int {
        window.count { offset in
            text[offset].isOne(of: ":") && text[offset - 1].isASCIIDigit && text[offset + 1].isASCIIDigit
                && text[offset + 2].isASCIIDigit && !text[offset + 3].isASCIIDigit
        }
    }
}
