/// Finds account numbers (IBAN) and card numbers whose check digits hold.
struct PaymentIdentifierDetector: ProvingDetector {
    static let type = DataType.paymentIdentifier

    private static let cues = CueWords(
        "card|cards|visa|mastercard|amex|american express|discover|maestro|credit|debit|karte|kreditkarte|kartennummer|carte|tarjeta|carta|cartão|kaart|カード|信用卡|银行卡|卡号"
    )

    init(options: DataDetector.Options) {}

    func findings(in text: ScannedText) -> [Finding] {
        var found: [Finding] = []
        var previousEnd = 0
        for offset in text.codeStarts where offset >= previousEnd {
            guard isApart(offset, in: text), let candidate = CodeCandidate(at: offset, in: text),
                let (end, value) = identifier(candidate, from: offset, in: text)
            else { continue }
            found.append(
                Finding(
                    type: .paymentIdentifier, range: offset..<end, value: .paymentIdentifier(value),
                    specificity: .explicit))
            previousEnd = end
        }
        return found
    }

    /// Always true: a finding has the right check digits.
    func isProof(_ finding: Finding, in text: ScannedText) -> Bool { true }

    private func isApart(_ start: Int, in text: ScannedText) -> Bool {
        let before = text[start - 1]
        return !before.isOne(of: "-_/.,+$=@") || !text.isWord(at: start - 2) && !before.isOne(of: "+_$=@")
    }

    private func identifier(_ candidate: CodeCandidate, from start: Int, in text: ScannedText) -> (
        Int, PaymentIdentifier
    )? {
        for (count, end) in candidate.ends.reversed() where (13...34).contains(count) {
            guard !text[end].isOne(of: "-_/@") || !text.isWord(at: end + 1) else { continue }
            let characters = candidate.characters.prefix(count)
            func identifier(_ kind: PaymentIdentifier.Kind) -> PaymentIdentifier {
                PaymentIdentifier(number: String(decoding: characters, as: UTF8.self), kind: kind)
            }
            if IBAN.isValid(characters) { return (end, identifier(.iban)) }
            guard CardNumber.isValid(characters) else { continue }
            let groups = zip(candidate.ends, [0] + candidate.ends.map(\.count)).filter { $0.0.offset <= end }.map {
                $0.0.count - $0.1
            }
            if CardNumber.isGrouped(groups)
                || groups.count == 1 && Self.cues.isNear(start..<end, in: text, before: 60, after: 0)
            {
                return (end, identifier(.card))
            }
        }
        return nil
    }
}
