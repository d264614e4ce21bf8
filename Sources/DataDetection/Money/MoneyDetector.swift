/// Finds amounts of money: "$12.50", "1,2 Mio. €", "USD 45", "five million yen", "10–20 €".
struct MoneyDetector: Detector {
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
}
