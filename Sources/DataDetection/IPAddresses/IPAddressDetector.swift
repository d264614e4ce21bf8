/// Finds addresses of the Internet Protocol, version 4 and 6.
struct IPAddressDetector: ProvingDetector {
    static let type = DataType.ipAddress

    private static let otherNumbers = CueWords(
        "version|versions|release|build|oid|firmware|driver|v|ver|section|chapter|kapitel|abschnitt|paragraph|rev|revision|sección|sezione|seção|раздел|пункт|قسم|章|节|節|절|장"
    )

    /// The longest form of an address of version 6.
    private static let maximumLength = 45

    init(options: DataDetector.Options) {}

    func findings(in text: ScannedText) -> [Finding] {
        var found: [Finding] = []
        var places = text.offsets(before: Self.maximumLength)
        var offset = 0
        while let stretch = places.nextStretch(from: offset, in: text) {
            offset = stretch.upperBound
            guard let start = stretch.first(where: { isStart($0, in: text) }) else { continue }
            // One run of digits, letters, colons and full stops is looked at once: an address has three full stops, or
            // seven colons, or two of these side by side.
            var end = start
            var stops = 0
            var colons = 0
            var hasGap = false
            while true {
                if text[end] == UInt16(ascii: ".") {
                    stops += 1
                } else if text[end] == UInt16(ascii: ":") {
                    colons += 1
                    if text[end + 1] == UInt16(ascii: ":") { hasGap = true }
                } else if !text[end].isHexadecimal {
                    break
                }
                end += 1
            }
            let run = start..<end
            if let address = (stops > 2 ? version4(run, in: text) : nil)
                ?? (colons > 6 || hasGap ? version6(run, in: text) : nil)
            {
                let value = DataValue.ipAddress(text.string(in: address))
                found.append(Finding(type: .ipAddress, range: address, value: value, specificity: .registered))
            }
            offset = end
        }
        return found
    }

    /// Four numbers below 256.
    func isProof(_ finding: Finding, in text: ScannedText) -> Bool {
        version4(finding.range, in: text) == finding.range
    }

    private func isStart(_ offset: Int, in text: ScannedText) -> Bool {
        guard text[offset].isHexadecimal || text[offset] == UInt16(ascii: ":") else { return false }
        let before = text[offset - 1]
        if !text.isWord(at: offset - 1), !before.isOne(of: ".:-_%") { return true }
        return before.isUnspacedScript
            || before == UInt16(ascii: ":") && !text[offset].isOne(of: ":") && text.isWord(at: offset - 2)
                && !text[offset - 2].isASCIIDigit
    }

    private func version4(_ run: Range<Int>, in text: ScannedText) -> Range<Int>? {
        var offset = run.lowerBound
        var values: [Int] = []
        while values.count < 4 {
            let start = offset
            var value = 0
            while text[offset].isASCIIDigit, offset - start < 4 {
                value = value * 10 + Int(text[offset] - 0x30)
                offset += 1
            }
            guard (1...3).contains(offset - start), value < 256 else { return nil }
            values.append(value)
            if values.count < 4 {
                guard text[offset] == UInt16(ascii: ".") else { return nil }
                offset += 1
            }
        }
        guard !text.isWord(at: offset), !(text[offset].isOne(of: ".-") && text.isWord(at: offset + 1)) else {
            return nil
        }
        // "9.5.2.1. Syntax": the number of a section starts its line.
        if values.allSatisfy({ $0 < 50 }), run.lowerBound == 0 || text[run.lowerBound - 1].isLineEnd,
            text[offset].isOne(of: ".")
                || text[offset] == 0x20 && text.isLetter(at: offset + 1) && !text[offset + 1].isASCIILowercase
        {
            return nil
        }
        // Small numbers number other things as well.
        if values.allSatisfy({ $0 < 20 }),
            Self.otherNumbers.isNear(run.lowerBound..<offset, in: text, before: 16, after: 0)
        {
            return nil
        }
        return run.lowerBound..<offset
    }

    private func version6(_ run: Range<Int>, in text: ScannedText) -> Range<Int>? {
        var end = run.upperBound
        while end > run.lowerBound, text[end - 1].isOne(of: ".") || text[end - 1] == 0x3A && text[end - 2] != 0x3A {
            end -= 1
        }
        let address = run.lowerBound..<end
        guard (3...Self.maximumLength).contains(address.count), !text.isWord(at: end),
            address.contains(where: { text[$0] == 0x3A })
        else { return nil }
        let string = text.string(in: address)
        let halves = string.split(separator: "::", maxSplits: 2, omittingEmptySubsequences: false)
        guard halves.count <= 2, address.contains(where: { text[$0].isASCIIDigit }) else { return nil }
        var count = 0
        for half in halves where !half.isEmpty {
            for group in half.split(separator: ":", omittingEmptySubsequences: false) {
                guard (1...4).contains(group.utf8.count), !group.contains(".") else { return nil }
                count += 1
            }
        }
        return halves.count == 2 ? (count < 8 && count > 0 ? address : nil) : (count == 8 ? address : nil)
    }
}
