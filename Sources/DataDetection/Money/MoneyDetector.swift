/// Finds amounts of money: "$12.50", "1,2 Mio. €", "USD 45", "five million yen", "10–20 €".
struct MoneyDetector: ProvingDetector {
    static let type = DataType.money

    private let options: DataDetector.Options

    init(options: DataDetector.Options) {
        self.options = options
    }

    func findings(in text: ScannedText) -> [Finding] {
        text.evidence.blocks(hint: options).flatMap { findings(in: $0, of: text) }
    }

    private func findings(in block: EvidenceBlock, of text: ScannedText) -> [Finding] {
        let reader = QuantityReader(
            text, block: block.range, lexicon: .money(DateLanguage.leading(of: block, hint: options)),
            decimalComma: block.usesDecimalComma(hint: options))
        guard !reader.tokens.isEmpty else { return [] }
        let region = block.region(hint: options)
        let moneyReader = MoneyReader(reader: reader)
        var found: [Finding] = []
        var index = 0
        while index < reader.tokens.count {
            guard let money = moneyReader.money(at: index) else {
                index += 1
                continue
            }
            let code = Currency.code(money.currency, region: region)
            let value = MoneyValue(amount: money.amount, maximum: money.maximum, currency: code)
            found.append(
                Finding(
                    type: .money, range: money.range, value: .money(value), specificity: .registered, region: region))
            index = money.next
        }
        return found
    }

    /// A sign or a code, and hundredths behind a mark.
    func isProof(_ finding: Finding, in text: ScannedText) -> Bool {
        let digits = finding.range.filter { text[$0].isASCIIDigit }
        guard digits.count > 2, let last = digits.last else { return false }
        return text[last - 1].isASCIIDigit && text[last - 2].isOne(of: ".,")
    }
}
