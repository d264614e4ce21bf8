/// What a number tells about the country of a text: the prefix of a telephone number, a postal code of a form that one
/// country has, a tax or account number, a date that can be read in one order alone.
struct NumberEvidence {
    private(set) var countries: [(code: String, weight: Int)] = []
    private(set) var order: DateOrder?

    private let text: ScannedText
    private let start: Int
    private let count: Int

    init(text: ScannedText, start: Int) {
        self.text = text
        self.start = start
        var end = start
        while end - start < 9, text[end].isASCIIDigit { end += 1 }
        count = end - start
        guard count > 0 else { return }
        readPrefix()
        readPostcode()
        readRegistration()
        readDate()
    }

    private mutating func add(_ code: String, _ weight: Int) { countries.append((code, weight)) }

    private func digits(_ range: Range<Int>) -> Int? {
        guard range.allSatisfy({ text[$0].isASCIIDigit }) else { return nil }
        return range.reduce(0) { $0 * 10 + Int(text[$1] - 0x30) }
    }

    /// "+49 30 …", "0049 30 …"
    private mutating func readPrefix() {
        let hasPlus = text[start - 1] == UInt16(ascii: "+") || text[start - 1] == 0xFF0B
        let isDialled = count >= 3 && text[start] == 0x30 && text[start + 1] == 0x30 && text[start + 2] != 0x30
        guard hasPlus || isDialled, !text.isWord(at: start - (hasPlus ? 2 : 1)) else { return }
        let first = hasPlus ? start : start + 2
        // Another few digits follow, or it is a sum; without a plus sign as many as telephone numbers abroad have.
        guard (first + 2..<first + 9).filter({ text[$0].isASCIIDigit }).count >= 3,
            hasPlus || dialledDigits(from: first) >= 9
        else { return }
        for length in [3, 2, 1] {
            guard let prefix = digits(first..<first + length) else { continue }
            let matching = Country.dialling[String(prefix)] ?? []
            // North America shares one prefix.
            for code in matching { add(code, matching.count > 1 ? 3 : 6) }
            if !matching.isEmpty { return }
        }
    }

    /// How many digits follow, in groups at most a sign and a space apart, if no letter goes on behind them.
    private func dialledDigits(from first: Int) -> Int {
        var (total, end, last) = (0, first, first)
        while end - first < 24, end - last <= 2 {
            if text[end].isASCIIDigit {
                total += 1
                last = end + 1
            } else if !text[end].isDialPunctuation {
                break
            }
            end += 1
        }
        let isCode = text.isLetter(at: last) || text[last].isDialDash && text.isLetter(at: last + 1)
        return isCode ? 0 : total
    }

    private mutating func readPostcode() {
        let (a, b) = (text[start - 1], text[start + count])
        let isFree = !text.isWord(at: start - 1) && !a.isOne(of: "-.,/+#$")
        if isFree, count == 2, b == 0x2D, length(at: start + 3) == 3, isEnd(start + 6) { add("PL", 4) }
        if isFree, count == 5, b == 0x2D, length(at: start + 6) == 3, isEnd(start + 9) { add("BR", 4) }
        if isFree, count == 4, b == 0x2D, length(at: start + 5) == 3, isEnd(start + 8) { add("PT", 3) }
        if isFree, count == 4, b == 0x20, isCapital(start + 5), isCapital(start + 6), isEnd(start + 7) { add("NL", 4) }
        if a == 0x3012 { add("JP", 6) }
        if count == 1, isCapital(start + 1), isCapital(start + 2), isEnd(start + 3), a == 0x20, isOutwardCode {
            add("GB", 5)
        }
        if count == 1, isCapital(start - 1), isCapital(start + 1), text[start + 2] == 0x20, length(at: start + 3) == 1,
            isCapital(start + 4), length(at: start + 5) == 1, isEnd(start + 6), isEnd(start - 2)
        {
            add("CA", 5)
        }
        if count == 5, isEnd(start + 5) || b == 0x2D, a == 0x20, isCapital(start - 2), isCapital(start - 3),
            isEnd(start - 4),
            USState.isCode(text.string(in: start - 3..<start - 1).lowercased())
        {
            add("US", 6)
        }
    }

    /// "SW1A" and "M1" before a British "2AA".
    private var isOutwardCode: Bool {
        let end = start - 1
        let first = (2...4).first { isEnd(end - $0 - 1) && isCapital(end - $0) }
        guard let first else { return false }
        return (end - first..<end).contains { text[$0].isASCIIDigit }
    }

    /// "DE89 3704 …", "ATU12345678", "BE 0403.019.261": the letters before a number of eight digits or more.
    private mutating func readRegistration() {
        let letters =
            text[start - 1] == 0x20 ? start - 3 : text[start - 1] == 0x55 && !isEnd(start - 3) ? start - 3 : start - 2
        guard isCapital(letters), isCapital(letters + 1), !text.isWord(at: letters - 1) else { return }
        var (total, offset) = (0, start)
        // The account numbers of some countries have letters behind the check digits: "NL91 ABNA 0417 1643 00".
        while offset - start < 20,
            text[offset].isASCIIDigit || text[offset].isOne(of: " .") || count == 2 && text[offset].isASCIIUppercase
        {
            if text[offset].isASCIIDigit { total += 1 }
            offset += 1
        }
        guard total >= 8 else { return }
        let code = text.string(in: letters..<letters + 2)
        add(code == "EL" ? "GR" : code, 5)
    }

    /// "25/12/2018" has the day first, "12/25/2018" the month.
    private mutating func readDate() {
        let mark = text[start + count]
        guard count <= 2, mark == 0x2F || mark == 0x2D, !text.isWord(at: start - 1), !text[start - 1].isOne(of: "/-.,"),
            let first = digits(start..<start + count)
        else { return }
        let second = start + count + 1
        let middle = length(at: second)
        guard middle == 1 || middle == 2, text[second + middle] == mark, let number = digits(second..<second + middle)
        else { return }
        let last = length(at: second + middle + 1)
        guard last == 4 || last == 2 && mark == 0x2F, isEnd(second + middle + 1 + last) else { return }
        if (13...31).contains(first), (1...12).contains(number) { order = .dayFirst }
        if (1...12).contains(first), (13...31).contains(number) { order = .monthFirst }
    }

    private func isCapital(_ offset: Int) -> Bool { text[offset].isASCIIUppercase }
    private func isEnd(_ offset: Int) -> Bool { !text.isWord(at: offset) && text[offset] != 0x2D }

    /// How many digits stand at an offset, up to five.
    private func length(at offset: Int) -> Int {
        var length = 0
        while length < 5, text[offset + length].isASCIIDigit { length += 1 }
        return length
    }
}

extension Country {
    /// The countries of each prefix of telephone numbers.
    static let dialling = Dictionary(grouping: all, by: \.dialling).mapValues { $0.map(\.code) }
    /// The place of the country of each ending of domains.
    static let domains = Dictionary(
        all.enumerated().map { ($0.element.topLevelDomain, $0.offset) }, uniquingKeysWith: { first, _ in first })
}
