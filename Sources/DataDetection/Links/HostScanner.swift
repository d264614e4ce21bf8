/// Walks over the characters of host names.
struct HostScanner {
    let text: ScannedText

    /// Whether the unit can be in a host name that has no scheme before it.
    func isHostUnit(at offset: Int) -> Bool {
        let unit = text[offset]
        if unit < 0x80 { return unit.isASCIIAlphanumeric || unit == 0x2D || unit == 0x2E || unit == 0x5F }
        return !unit.isUnspacedScript && text.isWord(at: offset)
    }

    /// Whether the unit can be in a host name after a scheme, where any script may stand.
    func isSchemedHostUnit(at offset: Int) -> Bool {
        isHostUnit(at: offset) || (text[offset].isUnspacedScript && text.isWord(at: offset))
    }

    /// The end of a run of host characters, at most one more than a name can have.
    func end(from start: Int, where belongs: (Int) -> Bool) -> Int {
        var end = start
        while end - start <= HostName.maximumLength, belongs(end) { end += 1 }
        return end
    }

    /// The end of a host name that goes on in the next line: the run up to `end` stops in the middle of a name, with a
    /// hyphen or a full stop, at a line end.
    func continuedEnd(of end: Int, where belongs: (Int) -> Bool) -> Int? {
        guard text[end - 1].isOne(of: "-."), isHostUnit(at: end - 2), let next = text.nextLine(at: end),
            text[next].isASCIIAlphanumeric
        else { return nil }
        return self.end(from: next, where: belongs)
    }

    /// A range without the full stops and hyphens that end a sentence or a line.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while end > start, text[end - 1].isOne(of: "-.") || text[end - 1].isLineEnd { end -= 1 }
        while start < end, text[start].isOne(of: "-.") { start += 1 }
        return start..<end
    }
}
