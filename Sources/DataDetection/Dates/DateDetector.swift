/// Finds dates, times, ranges of them, durations and recurrences.
struct DateDetector: ProvingDetector {
    static let type = DataType.date

    private let options: DataDetector.Options
    private let resolution: DateResolution

    init(options: DataDetector.Options) {
        self.options = options
        resolution = DateResolution(
            reference: options.civilReference, firstWeekday: options.firstWeekday, isBuddhist: options.isBuddhist)
    }

    func findings(in text: ScannedText) -> [Finding] {
        text.evidence.blocks(hint: options).flatMap { findings(in: $0, of: text) }
    }

    private func findings(in block: EvidenceBlock, of text: ScannedText) -> [Finding] {
        let order = block.dateOrder(hint: options)
        let lexicon = DateLexicon(DateLanguage.languages(of: block, hint: options))
        let reader = DateReader(text: text, block: block.range, lexicon: lexicon, order: order.order)
        var found: [Finding] = []
        var index = 0
        while index < reader.tokens.count {
            guard let (expression, end) = reader.expression(at: index), end > index,
                var value = resolution.value(of: expression)
            else {
                index += 1
                continue
            }
            let range = reader[index].range.lowerBound..<textEnd(of: end - 1, in: text, reader)
            if case .moment(let point) = expression, !point.has(.sign, .periodCount),
                reader.isDue(index, end)
            {
                value.role = .deadline
                // "Before 6 pm": what is due then, and open until then.
                if value.start == nil { value.iso = value.iso ?? value.end }
            }
            var region: String?
            if case .moment(let point) = expression, let other = point.swapped {
                region = block.region(hint: options)
                if !order.isCertain, !point.has(.weekday) {
                    value.alternatives = resolution.value(of: .moment(other))?.iso.map { [$0] }
                }
            }
            let sureness = expression.specificity
            found.append(Finding(type: .date, range: range, value: .date(value), specificity: sureness, region: region))
            index = end
        }
        return found
    }

    /// A day that exists, in a year of four digits.
    func isProof(_ finding: Finding, in text: ScannedText) -> Bool {
        guard case .date(let value) = finding.value, let day = value.iso ?? value.start,
            finding.specificity == .registered
        else { return false }
        return text.string(in: finding.range).contains(day.prefix(4))
    }

    /// The end of the last token without the full stop of a sentence behind a month cut short.
    private func textEnd(of index: Int, in text: ScannedText, _ reader: DateReader) -> Int {
        let end = reader[index].range.upperBound
        let isMonth = reader[index].has(.month) || reader[index].has(.weekday)
        guard isMonth, text[end - 1] == UInt16(ascii: "."), reader[index + 1].gap >= .line else { return end }
        return end - 1
    }
}

extension DateExpression {
    /// A whole date is as sure as a registered number, a time or a duration only has the form.
    fileprivate var specificity: Finding.Specificity {
        switch self {
        case .moment(let point), .range(let point, _): point.has(.month) && point.has(.day) ? .registered : .shaped
        case .openingHours: .registered
        case .duration, .recurrence: .shaped
        }
    }
}
