/// Finds web links: URLs with a scheme, and bare domains such as "www.example.com/page" whose ending exists.
struct LinkDetector: Detector {
    static let type = DataType.link

    private let bareDomains: BareDomainRules

    init(options: DataDetector.Options) {
        bareDomains = BareDomainRules(region: options.defaultRegion ?? "US")
    }

    func findings(in text: ScannedText) -> [Finding] {
        let scanner = HostScanner(text: text)
        var found: [Finding] = []
        var offset = 0
        while offset < text.count {
            guard scanner.isHostUnit(at: offset) else {
                offset += 1
                continue
            }
            // The whole run, however long: a name is looked for in it once.
            let start = offset
            var mayBeName = false
            while scanner.isHostUnit(at: offset) {
                // A full stop inside, not at the end of a sentence.
                mayBeName =
                    mayBeName
                    || offset > start && text[offset - 1] == UInt16(ascii: ".") && text[offset] != UInt16(ascii: ".")
                offset += 1
            }
            let run = start..<offset
            if text[offset] == UInt16(ascii: ":"), text.hasASCII("://", at: offset) {
                guard let link = schemedLink(in: text, scanner: scanner, run: run) else {
                    offset += 3
                    continue
                }
                found.append(link)
                offset = link.range.upperBound
            } else if mayBeName
                || text[offset].isLineEnd
                    && (text[offset - 1] == UInt16(ascii: "-") || text.hasASCII("www.", at: start)),
                let link = bareLink(in: text, scanner: scanner, run: run, after: found.last?.range.upperBound ?? 0)
            {
                found.append(link)
                offset = link.range.upperBound
            }
        }
        return found
    }

    /// The link whose scheme ends the run.
    private func schemedLink(in text: ScannedText, scanner: HostScanner, run: Range<Int>) -> Finding? {
        var start = run.upperBound
        while start > run.lowerBound, run.upperBound - start <= 8, text[start - 1].isASCIILetter { start -= 1 }
        let before = text[start - 1]
        let isApart = start == run.lowerBound || !(before.isASCIIAlphanumeric || before.isOne(of: "_-"))
        let scheme = text.string(in: start..<run.upperBound).lowercased()
        guard isApart, before != UInt16(ascii: "/"), LinkScheme.allowed.contains(scheme) else { return nil }
        var hostStart = run.upperBound + 3
        if let next = text.nextLine(at: hostStart) { hostStart = next }
        hostStart = userInfoEnd(in: text, from: hostStart) ?? hostStart
        guard let hostEnd = schemedHostEnd(in: text, scanner: scanner, from: hostStart) else { return nil }
        let range = start..<URLTail(text: text).end(afterHost: hostEnd, isClear: true)
        return Finding(
            type: .link, range: range, value: .link(url: text.unbrokenString(in: range)), specificity: .explicit)
    }

    /// The start of the host if a user name and "@" stand before it.
    private func userInfoEnd(in text: ScannedText, from start: Int) -> Int? {
        var end = start
        while end - start < 128, text[end].isASCIIAlphanumeric || text[end].isOne(of: "-._~%!$&*+=:") { end += 1 }
        return end > start && text[end] == UInt16(ascii: "@") ? end + 1 : nil
    }

    private func schemedHostEnd(in text: ScannedText, scanner: HostScanner, from start: Int) -> Int? {
        let end = scanner.end(from: start, where: scanner.isSchemedHostUnit)
        if let continued = scanner.continuedEnd(of: end, where: scanner.isSchemedHostUnit) {
            let range = scanner.trimmed(start..<continued)
            if range.lowerBound == start, HostName(in: text, range: range)?.isRegistered == true {
                return range.upperBound
            }
        }
        let range = scanner.trimmed(start..<end)
        guard range.lowerBound == start else { return nil }
        if let host = HostName(in: text, range: range) {
            if host.isRegistered || host.isIPv4 { return range.upperBound }
            // A language without spaces may go on right after the name.
            if let glued = range.first(where: { text[$0].isUnspacedScript }),
                HostName(in: text, range: start..<glued)?.isRegistered == true
            {
                return glued
            }
            // A name in a private network.
            return host.isNumeric ? nil : range.upperBound
        }
        return nil
    }

    /// The link without a scheme that is the run, or a part of it.
    private func bareLink(in text: ScannedText, scanner: HostScanner, run: Range<Int>, after: Int) -> Finding? {
        var run = run
        if let continued = scanner.continuedEnd(of: run.upperBound, where: scanner.isHostUnit),
            text[run.upperBound - 1] == UInt16(ascii: "-") || text.hasASCII("www.", at: run.lowerBound),
            // Most words that a hyphen breaks in two are not host names.
            (run.lowerBound..<continued).contains(where: { text[$0] == UInt16(ascii: ".") }),
            let host = HostName(in: text, range: scanner.trimmed(run.lowerBound..<continued)), host.isRegistered
        {
            run = run.lowerBound..<continued
        }
        guard run.lowerBound >= after, let hostEnd = bareDomains.domainEnd(in: text, run: run) else { return nil }
        let start = scanner.trimmed(run).lowerBound
        let end = URLTail(text: text).end(afterHost: hostEnd, isClear: text.hasASCII("www.", at: start))
        guard bareDomains.accepts(start..<hostEnd, hasPath: end > hostEnd, in: text) else { return nil }
        let range = start..<end
        let url = "https://" + text.unbrokenString(in: range)
        return Finding(type: .link, range: range, value: .link(url: url), specificity: .registered)
    }
}
