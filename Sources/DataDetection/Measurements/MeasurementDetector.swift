/// Finds measurements: "5 km", "six feet", "350°F", "6'2\"", "188 miles an hour".
struct MeasurementDetector: Detector {
    static let type = DataType.measurement

    private let lexicon: QuantityLexicon
    private let decimalComma: Bool

    init(options: DataDetector.Options) {
        lexicon = QuantityLexicon.measurements(for: options)
        decimalComma = options.usesDecimalComma
    }

    func findings(in text: ScannedText) -> [Finding] {
        let reader = QuantityReader(text, lexicon: lexicon, decimalComma: decimalComma)
        var found: [Finding] = []
        var index = 0
        while index < reader.tokens.count {
            guard let measurement = MeasurementReader(reader: reader).measurement(at: index) else {
                index += 1
                continue
            }
            let value = MeasurementValue(amount: measurement.amount, unit: measurement.unit)
            found.append(
                Finding(type: .measurement, range: measurement.range, value: .measurement(value), specificity: .shaped))
            index = measurement.next
        }
        return found
    }
}
