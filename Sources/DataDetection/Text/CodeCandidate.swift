/// A row of capitals and digits that may be a code of several groups: "1Z 999 AA1 01 2345 6784".
struct CodeCandidate {
    /// The characters without what parts them.
    let characters: [UInt8]
    /// For each group but the last, and for the last, how many characters are reached and the offset behind it.
    let ends: [(count: Int, offset: Int)]

    private static let maximumLength = 40

    /// The offsets at which a code may start.
    static func starts(in text: ScannedText) -> [Int] {
        var starts: [Int] = []
        var places = text.offsets(before: maximumLength)
        var offset = 0
        while let start = places.next(from: offset, in: text) {
            offset = start + 1
            guard isPart(text[start]), !isPart(text[start - 1]),
                !text.isLetter(at: start - 1) || text[start - 1].isUnspacedScript, isLongEnough(from: start, in: text)
            else { continue }
            starts.append(start)
        }
        return starts
    }

    /// Reads the groups that start at one of the `starts`; `nil` where there is no code after all.
    init?(at start: Int, in text: ScannedText) {
        var characters: [UInt8] = []
        var ends: [(Int, Int)] = []
        var offset = start
        while characters.count <= Self.maximumLength {
            while Self.isPart(text[offset]), characters.count <= Self.maximumLength {
                characters.append(UInt8(truncatingIfNeeded: text[offset]))
                offset += 1
            }
            // A word that starts with a capital is not a group.
            if !text.isLetter(at: offset) || text[offset].isUnspacedScript { ends.append((characters.count, offset)) }
            guard Self.isSeparator(text[offset]), Self.isPart(text[offset + 1]), !text.isLetter(at: offset) else {
                break
            }
            offset += 1
        }
        guard !ends.isEmpty, characters.contains(where: { $0 < 0x3A }) else { return nil }
        self.characters = characters
        self.ends = ends
    }

    /// Codes have ten characters or more, most of them digits.
    private static func isLongEnough(from start: Int, in text: ScannedText) -> Bool {
        var offset = start
        var count = 0
        var digits = 0
        while count < 10 || digits < 3 {
            if isPart(text[offset]) {
                count += 1
                if text[offset].isASCIIDigit { digits += 1 }
            } else if !isSeparator(text[offset]) || !isPart(text[offset + 1]) {
                return false
            }
            offset += 1
            guard offset - start <= maximumLength else { return false }
        }
        return true
    }

    private static func isSeparator(_ unit: UInt16) -> Bool { unit == 0x20 || unit == 0x2D }

    private static func isPart(_ unit: UInt16) -> Bool { unit.isASCIIDigit || unit.isASCIIUppercase }
}

extension UInt8 {
    var isDigit: Bool { self >= 0x30 && self <= 0x39 }
    /// The value of a digit; 0 for others.
    var digit: Int { isDigit ? Int(self) - 0x30 : 0 }
    /// 0 to 9 for digits, 10 to 35 for capitals.
    var alphanumericValue: Int { isDigit ? digit : Int(self) - 0x37 }
}
