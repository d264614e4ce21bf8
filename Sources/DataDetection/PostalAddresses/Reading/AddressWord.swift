/// A word of a text with what parts it from the next one.
struct AddressWord {
    /// What stands between a word and the next one, the strongest last.
    enum Separator: Int, Comparable {
        case space, line, comma

        static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    }

    /// Without a comma or full stop after it.
    let range: Range<Int>
    /// As written.
    let text: String
    /// In lower case without full stops: "n.y." is "ny".
    let key: String
    let next: Separator

    init(range: Range<Int>, in text: ScannedText, next: Separator) {
        self.range = range
        self.text = text.string(in: range)
        let lowercased = self.text.lowercased()
        key = lowercased.utf8.contains(UInt8(ascii: ".")) ? lowercased.filter { $0 != "." } : lowercased
        self.next = next
    }

    var hasDigit: Bool { text.utf8.contains { UInt16($0).isASCIIDigit } }
    var isCapitalized: Bool {
        guard let first = text.utf8.first, first < 0x80 else { return text.first?.isLowercase == false }
        return !UInt16(first).isASCIILowercase
    }

    /// A house number in letters: "One Main Street".
    var isSpelledNumber: Bool { isCapitalized && Self.spelledNumbers.contains(key) }

    private static let spelledNumbers: Set = [
        "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    ]

    /// "5th", "22nd": in the name of a street.
    var isOrdinal: Bool {
        guard let first = key.utf8.first, UInt16(first).isASCIIDigit else { return false }
        return ["st", "nd", "rd", "th"].contains { key.hasSuffix($0) }
    }

    /// "123", "123A", "12bis", "313-317", "12-34": digits first, at most a letter behind; or a place on a grid, "N6W23001".
    var isHouseNumber: Bool {
        if key.utf8.count > 4, hasDigit,
            key.utf8.allSatisfy({ UInt16($0).isASCIIDigit || UInt16($0).isOne(of: "nsew") })
        {
            return true
        }
        guard let first = key.utf8.first, UInt16(first).isASCIIDigit, key.utf8.count <= 9 else { return false }
        let rest = key.utf8.drop { UInt16($0).isASCIIDigit || $0 == UInt8(ascii: "-") }
        return rest.isEmpty || rest.count == 1 && rest.first.map { UInt16($0).isASCIILowercase } == true
            || Self.repetitions.contains(String(rest) ?? "")
    }

    /// What the French write behind a number that occurs again.
    static let repetitions: Set = ["bis", "ter", "quater"]
}

extension [AddressWord] {
    /// The words as written, one space apart.
    var joined: String { map(\.text).joined(separator: " ") }
}

extension ScannedText {
    /// The words before an offset, in order, back to where no address goes on: a bracket, a colon, the end of a
    /// sentence, an empty line; at most `count` words, `limit` units and four lines.
    func addressWords(before offset: Int, limit: Int, count: Int = .max) -> [AddressWord] {
        var words: [AddressWord] = []
        var end = offset
        var lines = 0
        while end > 0, offset - end < limit, words.count < count {
            var separator = AddressWord.Separator.space
            var breaks = 0
            while self[end - 1].isSpace || self[end - 1].isPartSeparator {
                if self[end - 1].isPartSeparator { separator = .comma }
                if self[end - 1] == .lineFeed {
                    separator = Swift.max(separator, .line)
                    breaks += 1
                }
                end -= 1
            }
            lines += breaks
            guard breaks < 2, lines < 4 else { break }
            var start = end
            while start > 0, offset - start < limit, isAddressUnit(at: start - 1) { start -= 1 }
            // What stops the word is part of something else, unless it is a space or a comma.
            let before = self[start - 1]
            let isWhole =
                start == 0 || before.isSpace || before.isPartSeparator || before == UInt16(ascii: "(")
                || before.isUnspacedScript
                || before.isOne(of: ":;")
            guard start < end, isWhole else { break }
            let word = AddressWord(range: start..<end, in: self, next: separator)
            if self[end - 1] == UInt16(ascii: "."), endsSentence(word) { break }
            words.append(word)
            end = start
        }
        return words.reversed()
    }

    private func isAddressUnit(at offset: Int) -> Bool {
        let unit = self[offset]
        if unit < 0x80 { return unit.isASCIIAlphanumeric || unit.isOne(of: ".'-/#&") }
        return unit == 0x2019 || (!unit.isUnspacedScript && isWord(at: offset))
    }

    private func endsSentence(_ word: AddressWord) -> Bool {
        word.key.utf8.count > 2 && !USStreetWords.suffixes.contains(word.key) && !USStreetWords.units.contains(word.key)
    }
}

extension UInt16 {
    /// A comma, or the dot or bar that business cards have in its place.
    fileprivate var isPartSeparator: Bool { isOne(of: ",|") || self == 0x2022 || self == 0xB7 }
}
