/// A row of capitals and digits that may be a code of several groups: "1Z 999 AA1 01 2345 6784".
struct CodeCandidate {
    /// The characters without what parts them.
    let characters: [UInt8]
    /// For each group but the last, and for the last, how many characters are reached and the offset behind it.
    let ends: [(count: Int, offset: Int)]

    private static let maximumLength = 40
    /// How many characters there may be.
    static let lengths = 0...maximumLength + 1

    /// The offsets at which a code may start.
    static func starts(in text: ScannedText) -> [Int] {
        var starts: [Int] = []
        var places = text.offsets(before: maximumLength)
        var offset = 0
        while let stretch = places.nextStretch(from: offset, in: text) {
            offset = stretch.upperBound
            guard let start = stretch.first(where: { isPart(text[$0]) }) else { continue }
            // Most rows are too short wherever in them a code starts.
            let (end, isLong) = row(from: start, in: text)
            offset = end
            guard isLong else { continue }
            for start in start..<end where isStart(start, in: text) && isLongEnough(from: start, in: text) {
                starts.append(start)
            }
        }
        return starts
    }

    private static func isStart(_ start: Int, in text: ScannedText) -> Bool {
        isPart(text[start]) && !isPart(text[start - 1])
            && (!text.isLetter(at: start - 1) || text[start - 1].isUnspacedScript)
    }

    /// Reads the groups that start at one of the `starts`; `nil` where there is no code after all.
    init?(at start: Int, in text: borrowing ScannedText) {
        var characters: [UInt8] = []
        var ends: [(count: Int, offset: Int)] = []
        characters.reserveCapacity(Self.maximumLength)
        ends.reserveCapacity(4)
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
        guard !ends.isEmpty, characters.contains(where: \.isDigit) else { return nil }
        (self.characters, self.ends) = (characters, ends)
    }

    /// Codes have ten characters or more, three digits among them.
    private struct Length {
        private var count = 0
        private var digits = 0

        var isEnough: Bool { count >= 10 && digits >= 3 }

        /// Whether the row goes on with the unit at an offset.
        mutating func add(_ offset: Int, in text: ScannedText) -> Bool {
            let unit = text[offset]
            guard isPart(unit) else { return isSeparator(unit) && isPart(text[offset + 1]) }
            count += 1
            if unit.isASCIIDigit { digits += 1 }
            return true
        }
    }

    /// The end of a row of groups, and whether it is long enough as a whole.
    private static func row(from start: Int, in text: ScannedText) -> (end: Int, isLong: Bool) {
        var length = Length()
        var end = start
        while length.add(end, in: text) { end += 1 }
        return (end, length.isEnough)
    }

    private static func isLongEnough(from start: Int, in text: ScannedText) -> Bool {
        var length = Length()
        var offset = start
        while !length.isEnough {
            guard offset - start < maximumLength, length.add(offset, in: text) else { return false }
            offset += 1
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
