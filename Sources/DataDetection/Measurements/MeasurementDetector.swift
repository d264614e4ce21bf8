/// Finds measurements: "5 km", "six feet", "350°F", "6'2\"", "188 miles an hour".
struct MeasurementDetector: Detector {
    static let type = DataType.measurement

    private let lexicon: QuantityLexicon

    init(options: DataDetector.Options) {
        lexicon = QuantityLexicon(options: options) { word in
            switch word {
            case .currency, .millions, .hundredth, .shortScale: false
            default: true
            }
        }
    }

    func findings(in text: ScannedText) -> [Finding] {
        let reader = QuantityReader(text, lexicon: lexicon)
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
