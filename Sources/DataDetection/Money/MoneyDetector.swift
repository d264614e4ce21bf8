/// Finds amounts of money: "$12.50", "1,2 Mio. €", "USD 45", "five million yen", "10–20 €".
struct MoneyDetector: ProvingDetector {
    static let type = DataType.money

    private let lexicon: QuantityLexicon
    private let decimalComma: Bool
    private let region: String

    init(options: DataDetector.Options) {
        lexicon = QuantityLexicon.money(for: options)
        decimalComma = options.usesDecimalComma
        region = options.defaultRegion
    }

    func findings(in text: ScannedText) -> [Finding] {
        let reader = QuantityReader(text, lexicon: lexicon, decimalComma: decimalComma)
        var found: [Finding] = []
        var index = 0
        while index < reader.tokens.count {
            guard let money = MoneyReader(reader: reader).money(at: index) else {
                index += 1
                continue
            }
            let code = Currency.code(money.currency, region: region)
            let value = MoneyValue(amount: money.amount, maximum: money.maximum, currency: code)
            found.append(Finding(type: .money, range: money.range, value: .money(value), specificity: .registered))
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
