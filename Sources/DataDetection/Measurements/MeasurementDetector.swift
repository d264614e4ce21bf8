/// Finds measurements: "5 km", "six feet", "350°F", "6'2\"", "188 miles an hour".
struct MeasurementDetector: Detector {
    static let type = DataType.measurement

    private let options: DataDetector.Options

    init(options: DataDetector.Options) {
        self.options = options
    }

    func findings(in text: ScannedText) -> [Finding] {
        text.evidence.blocks(hint: options).flatMap { findings(in: $0, of: text) }
    }

    private func findings(in block: EvidenceBlock, of text: ScannedText) -> [Finding] {
        let reader = QuantityReader(
            text, block: block.range, lexicon: .measurements(DateLanguage.leading(of: block, hint: options)),
            decimalComma: block.usesDecimalComma(hint: options))
        let measurements = MeasurementReader(reader: reader)
        var found: [Finding] = []
        var index = 0
        while index < reader.tokens.count {
            guard let measurement = measurements.measurement(at: index) else {
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
