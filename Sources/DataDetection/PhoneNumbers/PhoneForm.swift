import CPhoneNumber

/// How a stretch of digits is written.
struct PhoneForm {
    let text: ScannedText
    let range: Range<Int>
    /// The lengths of the groups of digits.
    let groups: [Int]
    /// How many digits it has.
    let digitCount: Int

    init(text: ScannedText, range: Range<Int>) {
        self.text = text
        self.range = range
        var groups: [Int] = []
        groups.reserveCapacity(4)
        var digitCount = 0
        var groupEnd = range.lowerBound - 1
        for offset in range where text[offset].isDialDigit {
            if offset == groupEnd { groups[groups.count - 1] += 1 } else { groups.append(1) }
            groupEnd = offset + 1
            digitCount += 1
        }
        self.groups = groups
        self.digitCount = digitCount
    }

    /// The digits in ASCII.
    var digits: String {
        var digits: [UInt8] = []
        digits.reserveCapacity(digitCount)
        for offset in digitOffsets { digits.append(UInt8(truncatingIfNeeded: text.folded(at: offset))) }
        return String(decoding: digits, as: UTF8.self)
    }

    /// How many noughts it starts with.
    var leadingNoughts: Int {
        var count = 0
        for offset in digitOffsets {
            guard text.folded(at: offset) == 0x30 else { break }
            count += 1
        }
        return count
    }
    var startsWithNought: Bool { leadingNoughts > 0 }

    private var digitOffsets: some Sequence<Int> { range.lazy.filter { text[$0].isDialDigit } }

    var string: String { text.string(in: range) }

    private func contains(_ predicate: (UInt16) -> Bool) -> Bool { range.contains { predicate(text[$0]) } }

    var hasPlus: Bool { contains(\.isDialPlus) }
    var hasBrackets: Bool { contains { $0 == UInt16(ascii: "(") || $0 == 0xFF08 } }
    /// Whether only spaces stand between the digits.
    var isSpaced: Bool { !contains { !$0.isDialDigit && !$0.isSpace } }
    /// Whether it starts with the nought that is dialled within most countries, and has several groups.
    var hasTrunkPrefix: Bool { groups.count > 1 && leadingNoughts == 1 && !hasPlus }
    /// A postal code of the United States behind its state: "Ohio 43215-3428".
    var isZIPCode: Bool { groups == [5, 4] && USAddressEnding(at: range.lowerBound, in: text) != nil }
    /// Area code, exchange and number as North Americans group them.
    var isNorthAmerican: Bool { groups == [3, 3, 4] || groups == [1, 3, 3, 4] }

    /// Whether the library can only read the whole as it reads what it finds in it: from digit to digit, without what
    /// it may take for two numbers, a date or an extension.
    var isPlain: Bool {
        guard let first = range.first.map({ text[$0] }), let last = range.last.map({ text[$0] }) else { return false }
        guard first.isDialDigit || first.isDialPlus || first == UInt16(ascii: "(") && isWellFormed, last.isDialDigit
        else { return false }
        let brackets = range.count { text[$0] == UInt16(ascii: "(") || text[$0] == 0xFF08 }
        return brackets <= (first.isDialDigit ? 0 : 1) && !contains { $0.isOne(of: "xX~/;[]") || $0 == 0xFF0F }
    }

    /// Whether a part of a plain stretch, which is not a number as a whole, may be one.
    func mayHoldNumber(label: PhoneLabel) -> Bool {
        if groups.count < 2 { return false }
        return switch label {
        // What follows "Tel" is one number, unless it has more digits than most.
        case .phone: digitCount > 11
        // The rest of a row of a table.
        case .none: !isSpaced
        case .other: true
        }
    }

    /// A price, a measure, a coordinate: "1299.00", "-77.034040".
    var isDecimal: Bool {
        guard groups.count == 2 else { return false }
        let marks = range.lazy.map { text[$0] }.filter { !$0.isDialDigit }
        guard marks.elementsEqual([0x2E]) || marks.elementsEqual([0x2D, 0x2E]) else { return false }
        // Numbers have long first groups or a trunk prefix where they have long second ones.
        return groups[1] <= 2 || groups[1] >= 5 && (groups[0] <= 3 || groups[0] == 4 && !startsWithNought)
    }

    /// A day in numbers, the year first or last, or two years.
    var isDate: Bool {
        guard groups == [4, 4] || groups.count == 3 && groups[1] <= 2,
            !contains({ !$0.isDialDigit && !$0.isOne(of: "-/. ~") && $0 != 0x2013 })
        else { return false }
        let numbers = groupValues
        func isYear(_ index: Int) -> Bool { groups[index] == 4 && (1900...2099).contains(numbers[index]) }
        guard groups.count == 3 else { return isYear(0) && isYear(1) }
        if isYear(0) { return groups[2] <= 2 && numbers[1] <= 12 && numbers[2] <= 31 }
        guard groups[0] <= 2, numbers[0] <= 31, numbers[1] <= 31 else { return false }
        return isYear(2) || groups == [2, 2, 2]
    }

    /// The numbers that the groups write; one of more than nine digits counts as the least of these.
    private var groupValues: [Int] {
        var offsets = digitOffsets.makeIterator()
        return groups.map { length in
            (0..<length).reduce(0) { value, _ in
                let digit = offsets.next().map { Int(text.folded(at: $0)) - 0x30 } ?? 0
                return min(value * 10 + digit, 1_000_000_000)
            }
        }
    }

    /// From one time of day to another: "0930-1700".
    var isTimeRange: Bool {
        guard groups == [4, 4], !isSpaced else { return false }
        return groupValues.allSatisfy { $0 / 100 < 24 && $0 % 100 < 60 }
    }

    /// Whether every bracket has its partner and none stands inside another.
    var isWellFormed: Bool {
        var isOpen = false
        for offset in range {
            switch text[offset] {
            case UInt16(ascii: "("), 0xFF08:
                if isOpen { return false }
                isOpen = true
            case UInt16(ascii: ")"), 0xFF09:
                guard isOpen else { return false }
                isOpen = false
            default: break
            }
        }
        return !isOpen
    }

    /// Whether it may be a number as a whole: by itself, with its brackets in pairs, and no day.
    var mayBeNumber: Bool { isApart && isWellFormed && !isDate }

    /// Whether the number stands by itself and is not part of a word, a code, a decimal or a time.
    var isApart: Bool {
        let before = range.lowerBound - 1
        let isMarked = text[range.lowerBound].isDialPlus || text[range.lowerBound] == UInt16(ascii: "(")
        if text.isWord(at: before), !text[before].isUnspacedScript, !isMarked || text[before].isDialDigit {
            return false
        }
        // "Fax#212.555.0199"
        if text[before] == UInt16(ascii: "#"), text.isLetter(at: before - 1) {
            return PhoneLabel(before: before, in: text) == .phone && isEnd
        }
        if text[before].isOne(of: "#$=_%)") || [0xA3, 0xA5, 0x20AC, 0x2116].contains(text[before]) { return false }
        if text[before].isDialDash || text[before].isOne(of: "./,:") {
            // "Tel:030", but neither "3:16" nor "WH-1000".
            let isLabel = text[before].isOne(of: ":.") && !text[before - 1].isDialDigit
            if !isLabel, text.isWord(at: before - 1) { return false }
        }
        return isEnd
    }

    private var isEnd: Bool {
        let after = range.upperBound
        if text.isWord(at: after), !text[after].isUnspacedScript { return false }
        if text[after].isOne(of: "%=_") { return false }
        if text[after].isDialDash { return !text.isWord(at: after + 1) }
        return !(text[after].isOne(of: ":.,") && text[after + 1].isDialDigit)
    }

    /// The number if it starts with the "00" that is dialled for other countries nearly everywhere.
    func international(_ library: PhoneLibrary) -> Finding? {
        guard (11...17).contains(digitCount), leadingNoughts > 1, isWellFormed, isApart else { return nil }
        guard let match = library.number("+" + digits.dropFirst(2)), match.validity == CPhoneNumberValid else {
            return nil
        }
        let value = DataValue.phoneNumber(PhoneNumber(e164: match.e164, kind: match.kind))
        return Finding(type: .phoneNumber, range: range, value: value, specificity: .registered)
    }
}
