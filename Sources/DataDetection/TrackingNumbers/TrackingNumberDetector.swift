/// Finds the tracking numbers of shipments by their form, their check digit and the words around them.
struct TrackingNumberDetector: ProvingDetector {
    static let type = DataType.trackingNumber

    init(options: DataDetector.Options) {}

    func findings(in text: ScannedText) -> [Finding] {
        var found: [Finding] = []
        var previousEnd = 0
        for offset in text.codeStarts where offset >= previousEnd {
            guard isApart(offset, in: text), let candidate = CodeCandidate(at: offset, in: text),
                let (end, carrier) = longest(candidate, from: offset, in: text)
            else { continue }
            let count = candidate.ends.first { $0.offset == end }?.count ?? 0
            found.append(finding(offset..<end, candidate.characters.prefix(count), carrier))
            previousEnd = end
        }
        return OverlapResolution.disjoint(found + dottedFindings(in: text), in: text)
    }

    func isProof(_ finding: Finding, in text: ScannedText) -> Bool {
        guard case .trackingNumber(let value) = finding.value else { return false }
        let code = TrackingForm.Code(Array(value.number.utf8)[...])
        let count = code.characters.count
        guard CodeCandidate.lengths.contains(count) else { return false }
        return (Carrier.distinctForms[count] + Carrier.expectedForms[count]).contains { entry in
            entry.pattern.fits(code) && entry.form.check.isSome && isNumber(code, entry)
        }
    }

    private func finding(_ range: Range<Int>, _ characters: some Collection<UInt8>, _ carrier: Int) -> Finding {
        let number = TrackingNumber(
            number: String(decoding: Array(characters), as: UTF8.self), carrier: Carrier.all[carrier].id)
        return Finding(type: .trackingNumber, range: range, value: .trackingNumber(number), specificity: .explicit)
    }

    /// The longest row of groups that is a number of a carrier.
    private func longest(_ candidate: CodeCandidate, from start: Int, in text: ScannedText) -> (
        end: Int, carrier: Int
    )? {
        var known: ShipmentWords.Evidence?
        for (count, end) in candidate.ends.reversed() where isEnd(end, in: text) {
            let code = TrackingForm.Code(candidate.characters.prefix(count))
            let isGrouped = count < 13 && candidate.ends.first?.count != count && code.isNumber
            // Short rows of digits in groups are telephone numbers, if no check digit proves that they are not.
            if isGrouped, !isGroupedAsCode(candidate, count) { continue }
            let isCode = isCode(code.characters, in: candidate)
            func isNumber(_ entry: Carrier.Entry) -> Bool {
                // Where the form has no check digit, the name of the carrier has to stand before it.
                let isTold = entry.form.check.isSome || entry.form.needs == .carrier
                return (!isGrouped || isTold) && self.isNumber(code, entry)
            }
            if isCode, let entry = first(Carrier.distinctForms[count], for: code, where: isNumber) {
                return (end, entry.carrier)
            }
            let expected = Carrier.expectedForms[count]
            guard expected.indices.contains(where: { expected[$0].pattern.fits(code) }) else { continue }
            let words = known ?? ShipmentWords.all.evidence(before: start, in: text)
            known = words
            guard words.isShipment else { continue }
            // "Z 123 4567 890" is a code behind the name of its carrier alone.
            let entry = first(expected, for: code) { entry in
                isExpected(entry, words) && (isCode || words.carriers.contains(entry.carrier)) && isNumber(entry)
            }
            if let entry { return (end, entry.carrier) }
        }
        return nil
    }

    /// The first of the patterns that fits and for which a condition holds. Most fit none: they are asked in place.
    private func first(
        _ entries: [Carrier.Entry], for code: TrackingForm.Code, where isChosen: (Carrier.Entry) -> Bool
    ) -> Carrier.Entry? {
        for index in entries.indices where entries[index].pattern.fits(code) && isChosen(entries[index]) {
            return entries[index]
        }
        return nil
    }

    /// "9743 6676 2710", "020-12345675".
    private func isGroupedAsCode(_ candidate: CodeCandidate, _ count: Int) -> Bool {
        let ends = candidate.ends.lazy.map(\.count).prefix { $0 <= count }
        return ends.elementsEqual([4, 8, 12]) || ends.elementsEqual([3, 11])
    }

    /// Letters with a space behind them are a word or a label: "T 750-853-1452", "TEL 07-3523888".
    private func isCode(_ characters: ArraySlice<UInt8>, in candidate: CodeCandidate) -> Bool {
        guard let first = candidate.ends.first, first.count < characters.count,
            candidate.characters.prefix(first.count).allSatisfy({ !$0.isDigit })
        else { return true }
        // "TBC 000000000000", "MSKU 305438 3".
        return first.count == 4 && characters.count == 11 || characters.starts(with: "TB".utf8)
            || characters.count == 13 && first.count == 2
    }

    private func isNumber(_ code: TrackingForm.Code, _ entry: Carrier.Entry) -> Bool {
        guard entry.form.hasCheckDigit(code) else { return false }
        guard Carrier.all[entry.carrier].id == "s10" else { return true }
        return PostalOperator.isCountry(String(decoding: code.characters.suffix(2), as: UTF8.self))
    }

    /// Whether the words before a number speak of a shipment, and of no other carrier than this one.
    private func isExpected(_ entry: Carrier.Entry, _ words: ShipmentWords.Evidence) -> Bool {
        guard !words.isOther || entry.form.check.isSome else { return false }
        if words.carriers.contains(entry.carrier) { return true }
        return entry.form.needs == .shipment && words.carriers.isEmpty
    }

    private func isApart(_ start: Int, in text: ScannedText) -> Bool {
        let before = text[start - 1]
        if before.isOne(of: "-_/.,+$=@") { return !text.isWord(at: start - 2) && !before.isOne(of: "+$=@_") }
        return true
    }

    private func isEnd(_ end: Int, in text: ScannedText) -> Bool {
        (!text[end].isOne(of: "-_/@") || !text.isWord(at: end + 1))
            && !(text[end].isOne(of: ".,:") && text[end + 1].isASCIIDigit)
    }

    // MARK: Groups parted by full stops

    /// "99.00.123456.12345678"
    private func dottedFindings(in text: ScannedText) -> [Finding] {
        var found: [Finding] = []
        for start in text.numberStarts where text[start + 2] == UInt16(ascii: ".") && !text[start - 1].isOne(of: ".,") {
            for (carrier, groups) in Carrier.dotted {
                guard let (characters, end) = digits(at: start, in: groups, of: text) else { continue }
                let code = TrackingForm.Code(characters[...])
                let isNumber = Carrier.all[carrier].forms.contains { form in
                    form.patterns.contains { $0.fits(code) } && form.hasCheckDigit(code)
                }
                guard isNumber else { continue }
                found.append(finding(start..<end, characters, carrier))
            }
        }
        return found
    }

    private func digits(at start: Int, in groups: [Int], of text: ScannedText) -> ([UInt8], end: Int)? {
        var stop = start - 1
        for length in groups.dropLast() {
            stop += length + 1
            guard text[stop] == UInt16(ascii: ".") else { return nil }
        }
        var characters: [UInt8] = []
        var offset = start
        for (index, length) in groups.enumerated() {
            if index > 0 { offset += 1 }
            for _ in 0..<length {
                guard text[offset].isASCIIDigit else { return nil }
                characters.append(UInt8(truncatingIfNeeded: text[offset]))
                offset += 1
            }
        }
        return text[offset].isASCIIDigit || text[offset].isOne(of: ".") && text[offset + 1].isASCIIDigit
            ? nil : (characters, offset)
    }
}
