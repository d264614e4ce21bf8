/// Finds email addresses whose domain ending exists.
struct EmailAddressDetector: Detector {
    static let type = DataType.emailAddress

    /// RFC 5321's limit on what stands before the "@"; also the bound on the work for each "@".
    private static let maximumLocalLength = 64

    init(options: DataDetector.Options) {}

    func findings(in text: ScannedText) -> [Finding] {
        guard text.contains("@") else { return [] }
        let scanner = HostScanner(text: text)
        var found: [Finding] = []
        var offset = 0
        while offset < text.count {
            guard text[offset] == UInt16(ascii: "@") else {
                offset += 1
                continue
            }
            let previousEnd = found.last?.range.upperBound ?? 0
            guard let local = localStart(in: text, at: offset, notBefore: previousEnd),
                let end = domainEnd(in: text, scanner: scanner, from: offset + 1),
                !isRemotePath(in: text, from: local, to: end)
            else {
                offset += 1
                continue
            }
            let address = text.unbrokenString(in: local..<end)
            let isMailto = text.hasASCII("mailto:", at: local - 7) && local - 7 >= previousEnd
            let range = (isMailto ? local - 7 : local)..<end
            found.append(
                Finding(type: .emailAddress, range: range, value: .emailAddress(address), specificity: .registered))
            offset = end
        }
        return found
    }

    /// "ssh://git@example.com", "git@example.com:a/b.git": a user on a host.
    private func isRemotePath(in text: ScannedText, from start: Int, to end: Int) -> Bool {
        text[start - 1] == UInt16(ascii: "/") && text[start - 2] == UInt16(ascii: "/")
            || text[end] == UInt16(ascii: ":") && text.isWord(at: end + 1)
    }

    /// The start of the part before the "@" at `at`.
    private func localStart(in text: ScannedText, at: Int, notBefore limit: Int) -> Int? {
        let lineEnd = text.previousLineEnd(at: at)
        guard var start = start(in: text, before: lineEnd ?? at, notBefore: limit) else { return nil }
        // "@example.com" in a line of its own is a name in a network, unless no word can be before it.
        if let lineEnd {
            guard (start..<lineEnd).contains(where: { text[$0].isASCIIDigit || text[$0].isOne(of: "._") }) else {
                return nil
            }
        }
        // A hyphen or underscore at the end of the line before breaks the name in two.
        if let lineEnd = text.previousLineEnd(at: start), text[lineEnd - 1].isOne(of: "-_"),
            text[lineEnd - 2].isASCIIAlphanumeric,
            let earlier = self.start(in: text, before: lineEnd, notBefore: limit),
            at - earlier <= Self.maximumLocalLength
        {
            start = earlier
        }
        return start
    }

    private func start(in text: ScannedText, before end: Int, notBefore limit: Int) -> Int? {
        var start = end
        while start > limit, end - start <= Self.maximumLocalLength, isLocalUnit(in: text, at: start - 1) { start -= 1 }
        guard end - start <= Self.maximumLocalLength else { return nil }
        while start < end, text[start].isOne(of: ".'+-~%") { start += 1 }
        return start < end && text[end - 1] != UInt16(ascii: ".") ? start : nil
    }

    /// What people use of the characters that the standards allow; the rest of those is likelier the text around.
    private func isLocalUnit(in text: ScannedText, at offset: Int) -> Bool {
        let unit = text[offset]
        if unit < 0x80 { return unit.isASCIIAlphanumeric || unit.isOne(of: "._%+-'~&") }
        return !unit.isUnspacedScript && text.isWord(at: offset)
    }

    private func domainEnd(in text: ScannedText, scanner: HostScanner, from at: Int) -> Int? {
        let start = text.nextLine(at: at) ?? at
        let end = scanner.end(from: start, where: scanner.isHostUnit)
        let whole = domain(in: text, scanner: scanner, range: start..<end)
        // What is complete at the end of a sentence does not run on; a hyphen is never the end.
        if whole == nil || text[end - 1] == UInt16(ascii: "-"),
            let continued = scanner.continuedEnd(of: end, where: scanner.isHostUnit),
            let domain = domain(in: text, scanner: scanner, range: start..<continued)
        {
            return domain
        }
        return whole
    }

    private func domain(in text: ScannedText, scanner: HostScanner, range: Range<Int>) -> Int? {
        let trimmed = scanner.trimmed(range)
        guard trimmed.lowerBound == range.lowerBound, let host = HostName(in: text, range: trimmed), host.isRegistered
        else {
            return nil
        }
        return trimmed.upperBound
    }
}
