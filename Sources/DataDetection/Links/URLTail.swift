/// Finds where a URL ends: port, path, query and fragment after its host.
struct URLTail {
    let text: ScannedText

    /// How far a look at the next line goes.
    private static let lookahead = 256

    /// The end of the URL whose host ends at `hostEnd`. `canContinue`: whether the URL is clearly one, so that it may
    /// be followed into the next line without a hyphen or slash at the line end.
    func end(afterHost hostEnd: Int, isClear: Bool) -> Int {
        let pathStart = portEnd(from: hostEnd)
        guard text[pathStart].isOne(of: "/?#") || startsPathInNextLine(at: pathStart) else { return pathStart }
        return bodyEnd(from: pathStart, isClear: isClear)
    }

    private func portEnd(from start: Int) -> Int {
        guard text[start] == UInt16(ascii: ":") else { return start }
        var end = start + 1
        while end - start <= 6, text[end].isASCIIDigit { end += 1 }
        return (3...6).contains(end - start) && !text.isWord(at: end) ? end : start
    }

    private func bodyEnd(from start: Int, isClear: Bool) -> Int {
        var brackets = OpenBrackets()
        var quotes = 0
        var end = start
        scan: while end < text.count {
            let unit = text[end]
            if let next = text.nextLine(at: end) {
                guard continues(at: end, into: next, isClear: isClear) else { break }
                end = next
                continue
            }
            if Self.endsURL(unit) || startsAnotherURL(after: end) { break }
            switch unit {
            case UInt16(ascii: "'"): quotes += 1
            case _ where !brackets.take(unit): break scan
            default: break
            }
            end += 1
        }
        return trimmedEnd(from: start, to: end, quotes: quotes)
    }

    /// Leaves out what belongs to the sentence around the URL.
    private func trimmedEnd(from start: Int, to scanned: Int, quotes: Int) -> Int {
        var end = scanned
        var quotes = quotes
        while end > start {
            let unit = text[end - 1]
            if unit == UInt16(ascii: "'") {
                guard quotes % 2 == 1 else { break }
                quotes -= 1
            } else if !unit.isOne(of: ".,:;!?*|([{`") && !unit.isLineEnd && unit != 0x2026 {
                break
            }
            end -= 1
        }
        return end
    }

    /// White space, quotation marks, angle brackets, invisible controls and the punctuation of Chinese and Japanese.
    private static func endsURL(_ unit: UInt16) -> Bool {
        if unit < 0x80 { return unit <= 0x20 || unit == 0x7F || unit.isOne(of: "<>\"\\^`") }
        switch unit {
        case 0xAB, 0xBB, 0x2018...0x201F, 0x2039, 0x203A, 0x3001...0x3003, 0x3008...0x3011, 0x3014...0x301F,
            0xFF01...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF65:
            return true
        default: return unit.isSpace || unit.isInvisibleControl
        }
    }

    /// A comma or semicolon followed by a scheme parts two URLs.
    private func startsAnotherURL(after offset: Int) -> Bool {
        text[offset].isOne(of: ",;|") && startsURL(at: offset + 1)
    }

    private func startsURL(at offset: Int) -> Bool {
        text.hasASCII("http://", at: offset) || text.hasASCII("https://", at: offset)
    }

    private func startsPathInNextLine(at end: Int) -> Bool {
        guard let next = text.nextLine(at: end) else { return false }
        return text[next] == UInt16(ascii: "/") && text[next + 1].isASCIIAlphanumeric
    }

    /// Whether the URL that reaches the line end at `end` goes on in the line at `next`: what stands at the break must
    /// be something that no sentence has there.
    private func continues(at end: Int, into next: Int, isClear: Bool) -> Bool {
        let (last, first) = (text[end - 1], text[next])
        if first == UInt16(ascii: "/") || first.isOne(of: "?&=%") { return text[next + 1].isASCIIAlphanumeric }
        guard first.isASCIIAlphanumeric, !startsURL(at: next), !text.hasASCII("www.", at: next) else { return false }
        if last.isOne(of: "-_=&%") { return true }
        var rest = next
        var marks = 0
        while rest - next < Self.lookahead, !Self.endsURL(text[rest]) {
            if text[rest] == UInt16(ascii: "@") || text.hasASCII("://", at: rest) { return false }
            if text[rest].isOne(of: "-_/.=&?%#"), text[rest + 1].isASCIIAlphanumeric { marks += 1 }
            rest += 1
        }
        // A word of prose after the line has no marks, a number or a date no letter.
        guard !first.isASCIIUppercase, (next..<rest).contains(where: { text[$0].isASCIILetter }) else { return false }
        if last == UInt16(ascii: "/") { return marks > 0 }
        return isClear && marks > 1
    }
}

/// The brackets that a URL has opened and not closed.
private struct OpenBrackets {
    private var round = 0
    private var square = 0
    private var curly = 0

    /// Counts a bracket; false if it closes one that was not opened: it belongs to the text around the URL.
    mutating func take(_ unit: UInt16) -> Bool {
        switch unit {
        case UInt16(ascii: "("): round += 1
        case UInt16(ascii: ")"): round -= 1
        case UInt16(ascii: "["): square += 1
        case UInt16(ascii: "]"): square -= 1
        case UInt16(ascii: "{"): curly += 1
        case UInt16(ascii: "}"): curly -= 1
        default: return true
        }
        return round >= 0 && square >= 0 && curly >= 0
    }
}
