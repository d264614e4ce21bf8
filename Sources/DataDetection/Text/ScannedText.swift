/// A text as the detectors read it: UTF-16 code units, so that an index is an offset in a match.
struct ScannedText: Sendable {
    private let units: [UInt16]
    /// For each unit what detectors ask most: they look at every unit many times.
    private let classes: [UnitClass]

    init(_ string: String) {
        // The string's own view of UTF-16 counts its way through the text twice.
        var units: [UInt16] = []
        var classes: [UnitClass] = []
        units.reserveCapacity(string.utf8.count)
        classes.reserveCapacity(string.utf8.count)
        for scalar in string.unicodeScalars {
            let unitClass = UnitClass(scalar)
            if scalar.value < 0x10000 {
                units.append(UInt16(truncatingIfNeeded: scalar.value))
            } else {
                units.append(UTF16.leadSurrogate(scalar))
                units.append(UTF16.trailSurrogate(scalar))
                classes.append(unitClass)
            }
            classes.append(unitClass)
        }
        self.units = units
        self.classes = classes
    }

    /// The number of code units.
    var count: Int { units.count }

    /// The unit at an offset, 0 beyond either end: a scanner may look around without asking where the text ends.
    subscript(offset: Int) -> UInt16 {
        offset >= 0 && offset < units.count ? units[offset] : 0
    }

    /// The offset behind the last unit that is no space.
    var trimmedEnd: Int { (units.lastIndex { !$0.isSpace } ?? -1) + 1 }

    /// The text of a range.
    func string(in range: Range<Int>) -> String {
        String(decoding: units[range.clamped(to: 0..<count)], as: UTF16.self)
    }

    /// The text of a range without the line ends in it, for values that run on over a line end.
    func unbrokenString(in range: Range<Int>) -> String {
        String(decoding: units[range.clamped(to: 0..<count)].lazy.filter { !$0.isLineEnd }, as: UTF16.self)
    }

    /// Whether an ASCII text stands at an offset, in either case. `text` is in lower case.
    func hasASCII(_ text: StaticString, at offset: Int) -> Bool {
        text.withUTF8Buffer { bytes in
            bytes.indices.allSatisfy { self[offset + $0].lowercasedASCII == UInt16(bytes[$0]) }
        }
    }

    /// The Unicode scalar that the unit at an offset is part of.
    func scalar(at offset: Int) -> Unicode.Scalar {
        let unit = self[offset]
        if let scalar = Unicode.Scalar(unit) { return scalar }
        let pair = UTF16.isLeadSurrogate(unit) ? (unit, self[offset + 1]) : (self[offset - 1], unit)
        guard UTF16.isLeadSurrogate(pair.0), UTF16.isTrailSurrogate(pair.1) else { return "\u{FFFD}" }
        let value = 0x10000 + ((UInt32(pair.0) - 0xD800) << 10) + (UInt32(pair.1) - 0xDC00)
        return Unicode.Scalar(value) ?? "\u{FFFD}"
    }

    /// Whether the unit belongs to a letter, a digit or a mark on a letter, of any script.
    func isWord(at offset: Int) -> Bool {
        offset >= 0 && offset < classes.count && classes[offset] != .other
    }

    /// Whether the unit belongs to a letter or a mark on a letter, of any script.
    func isLetter(at offset: Int) -> Bool {
        offset >= 0 && offset < classes.count && classes[offset] == .letter
    }

    /// The start of the next line if a line ends at an offset: past "\n", "\r" or "\r\n".
    func nextLine(at offset: Int) -> Int? {
        guard self[offset].isLineEnd else { return nil }
        return self[offset] == .carriageReturn && self[offset + 1] == .lineFeed ? offset + 2 : offset + 1
    }

    /// The end of the line before, if a line starts at an offset.
    func previousLineEnd(at offset: Int) -> Int? {
        guard offset > 0, self[offset - 1].isLineEnd else { return nil }
        return self[offset - 1] == .lineFeed && self[offset - 2] == .carriageReturn ? offset - 2 : offset - 1
    }
}
