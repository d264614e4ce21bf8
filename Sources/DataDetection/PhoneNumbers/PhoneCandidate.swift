/// A stretch of digits and the punctuation of telephone numbers, which may hold one or more numbers.
struct PhoneCandidate {
    let range: Range<Int>
    /// How many digits it has.
    let digitCount: Int
    /// The offset of the line end in it, if it goes on in the next line.
    let lineBreak: Int?
}

/// Walks over a text from one candidate to the next.
struct PhoneCandidateScanner {
    let text: ScannedText

    /// More punctuation than this between two digits parts two numbers.
    static let maximumGap = 4
    /// The longest numbers have 15 digits and an extension; a bound on the work for each candidate.
    static let maximumLength = 64
    /// The shortest national numbers that people write down.
    static let minimumDigits = 6

    /// The candidate that starts at an offset where a digit, a plus sign or an opening bracket stands.
    func candidate(at start: Int) -> PhoneCandidate {
        var end = start
        var lastDigit = start
        var digits = 0
        var lineBreak: Int?
        while end < text.count {
            let unit = text[end]
            if unit.isDialDigit {
                digits += 1
                lastDigit = end
            } else if unit.isLineEnd {
                guard lineBreak == nil, digits > 0, digits < 10, let next = continuation(at: end, from: start) else {
                    break
                }
                lineBreak = end
                end = next
                continue
            } else if end - lastDigit > Self.maximumGap || !isGlue(at: end) {
                break
            } else if unit.isDialPlus, digits > 0, !text[end - 1].isDialPlus {
                break
            }
            end += 1
        }
        return PhoneCandidate(
            range: (isBracketed(start, lastDigit) ? start + 1 : start)..<(digits > 0 ? lastDigit + 1 : start + 1),
            digitCount: digits, lineBreak: lineBreak)
    }

    /// "(502-568-7189)": brackets around a number, not in it.
    private func isBracketed(_ start: Int, _ lastDigit: Int) -> Bool {
        text[start].isOne(of: "([") && text[lastDigit + 1].isOne(of: ")]")
            && !(start...lastDigit).contains { text[$0].isOne(of: ")]") }
    }

    /// The start of the next line if a number that reaches the line end may go on there.
    private func continuation(at lineEnd: Int, from start: Int) -> Int? {
        guard let next = text.nextLine(at: lineEnd) else { return nil }
        var last = lineEnd - 1
        while last > start, text[last].isSpace { last -= 1 }
        guard text[next].isDialDigit || text[next].isOne(of: "(-") else { return nil }
        let isOpen = text[last].isDialDash || text[last].isOne(of: ".)") || text[next] == UInt16(ascii: "-")
        return isOpen || text[start].isDialPlus || text[start] == UInt16(ascii: "(") ? next : nil
    }

    private func isGlue(at offset: Int) -> Bool {
        let unit = text[offset]
        if unit.isOne(of: "xX") {
            // "(0xx) 12", "011xx54", "555x12": between digits or before a closing bracket.
            return text[offset - 1].isDialDigit || text[offset - 1].isOne(of: "xX ")
        }
        return unit.isDialPunctuation
    }
}

extension UInt16 {
    /// Digits that are dialled: ASCII, full width, Arabic and Persian.
    var isDialDigit: Bool {
        switch self {
        case 0x30...0x39, 0xFF10...0xFF19, 0x660...0x669, 0x6F0...0x6F9: true
        default: false
        }
    }

    var isDialPlus: Bool { self == 0x2B || self == 0xFF0B }

    var isDialDash: Bool {
        switch self {
        case 0x2D, 0x2010...0x2015, 0x2212, 0x30FC, 0xFF0D: true
        default: false
        }
    }

    /// What stands between the digits of a number.
    var isDialPunctuation: Bool {
        if isOne(of: " ()[].-/~+") || isDialDash { return true }
        switch self {
        case 0xA0, 0xAD, 0x200B, 0x2009, 0x202F, 0x2053, 0x2060, 0x223C, 0x3000, 0xFF08, 0xFF09, 0xFF0B, 0xFF0E, 0xFF0F,
            0xFF3B,
            0xFF3D, 0xFF5E:
            return true
        default: return false
        }
    }
}
