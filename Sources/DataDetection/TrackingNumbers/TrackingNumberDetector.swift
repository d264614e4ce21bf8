/// Finds the tracking numbers of shipments by their form, their check digit and the words around them.
struct TrackingNumberDetector: ProvingDetector {
    static let type = DataType.trackingNumber

    private static let cues = CueWords(
        """
        track|tracking|tracked|trace|shipment|shipments|shipped|shipping|parcel|parcels|package|packages|waybill|awb|consignment|courier|carrier|delivery|\
        ups|usps|fedex|dhl|dpd|purolator|ontrac|lasership|canpar|old dominion|postal service|sendung|sendungsnummer|sendungsverfolgung|paket|paketnummer|suivi|colis|\
        seguimiento|envío|paquete|spedizione|pacco|tracciamento|rastreio|rastreamento|encomenda|pakket|zending|追跡|荷物|快递|快递单号|运单|运单号|包裹
        """)
    private static let reach = 80

    init(options: DataDetector.Options) {}

    func findings(in text: ScannedText) -> [Finding] {
        var found: [Finding] = []
        var previousEnd = 0
        for offset in text.codeStarts where offset >= previousEnd {
            guard isApart(offset, in: text), let candidate = CodeCandidate(at: offset, in: text),
                let (end, form) = longest(candidate, from: offset, in: text)
            else { continue }
            let count = candidate.ends.first { $0.offset == end }?.count ?? 0
            let number = String(decoding: candidate.characters.prefix(count), as: UTF8.self)
            let value = TrackingNumber(number: number, carrier: form?.rawValue)
            found.append(
                Finding(
                    type: .trackingNumber, range: offset..<end, value: .trackingNumber(value), specificity: .explicit))
            previousEnd = end
        }
        return found
    }

    func isProof(_ finding: Finding, in text: ScannedText) -> Bool {
        guard case .trackingNumber(let value) = finding.value else { return false }
        let characters = Array(value.number.utf8)[...]
        return isPostal(characters) || isPurolator(characters)
            || TrackingForm.all.contains { $0.check.isSome && $0.matches(characters) }
    }

    /// The longest row of groups that is a number of a carrier.
    private func longest(_ candidate: CodeCandidate, from start: Int, in text: ScannedText) -> (
        end: Int, carrier: Carrier?
    )? {
        for (count, end) in candidate.ends.reversed() where (11...36).contains(count) || count == 10 {
            guard !text[end].isOne(of: "-_/@") || !text.isWord(at: end + 1),
                !(text[end].isOne(of: ".,:") && text[end + 1].isASCIIDigit)
            else { continue }
            let characters = candidate.characters.prefix(count)
            // Letters with a space behind them are a word or a label: "T 750-853-1452", "TEL 07-3523888".
            if let first = candidate.ends.first, first.count < count,
                candidate.characters.prefix(first.count).allSatisfy({ !$0.isDigit }), !Self.isAmazon(characters)
            {
                continue
            }
            // Short rows in groups are telephone numbers.
            if count < 13, candidate.ends.first?.count != count, characters.allSatisfy(\.isDigit) { continue }
            if isPostal(characters) { return (end, .post) }
            if isPurolator(characters) { return (end, .purolator) }
            for form in TrackingForm.all where form.matches(characters) {
                guard !form.needsCue || isExpected(form.carrier, start..<end, in: text) else {
                    continue
                }
                return (end, form.carrier)
            }
        }
        return nil
    }

    /// Whether the words before a number speak of a shipment, and of no other carrier than this one.
    private func isExpected(_ carrier: Carrier, _ range: Range<Int>, in text: ScannedText) -> Bool {
        guard Self.cues.isNear(range, in: text, before: Self.reach, after: 0) else { return false }
        let named = Carrier.cues.filter { $0.cues.isNear(range, in: text, before: Self.reach, after: 0) }
        return named.isEmpty || named.contains { $0.carrier == carrier }
    }

    private func isApart(_ start: Int, in text: ScannedText) -> Bool {
        let before = text[start - 1]
        if before.isOne(of: "-_/.,+$=@") { return !text.isWord(at: start - 2) && !before.isOne(of: "+$=@_") }
        return true
    }

    /// "TBC 000000000000"
    private static func isAmazon(_ characters: ArraySlice<UInt8>) -> Bool { characters.starts(with: "TB".utf8) }

    /// "RB123456785GB"
    private func isPostal(_ characters: ArraySlice<UInt8>) -> Bool {
        guard characters.count == 13, characters.prefix(2).allSatisfy({ !$0.isDigit }),
            characters.suffix(2).allSatisfy({ !$0.isDigit })
        else { return false }
        let digits = characters.dropFirst(2).dropLast(2)
        return digits.allSatisfy(\.isDigit) && CheckDigit.postal.accepts(digits)
    }

    /// "TLR000083964"
    private func isPurolator(_ characters: ArraySlice<UInt8>) -> Bool {
        guard characters.count == 12, characters.prefix(3).allSatisfy({ !$0.isDigit }) else { return false }
        let digits = characters.dropFirst(3)
        return digits.allSatisfy(\.isDigit) && CheckDigit.luhn.accepts(digits)
    }
}
