/// Finds data in text – links, telephone numbers, addresses, dates, money and more: an `NSDataDetector` for Linux.
///
/// ```swift
/// let detector = DataDetector(types: [.phoneNumber, .link], options: .init(defaultRegion: "US"))
/// for match in detector.matches(in: "Call 510-653-3394 or see example.com") {
///     print(match.type, match.text, match.actions)
/// }
/// ```
///
/// The text may be a transcript read from a picture: values that run on over a line end are found whole. The same text
/// and options always give the same matches, in time proportional to the length of the text.
public struct DataDetector: Sendable {
    /// The types that are looked for.
    public let types: Set<DataType>
    /// What is assumed about the text.
    public let options: Options

    private let detectors: [any Detector]

    /// Makes a detector of the given types. Types that this version does not know find nothing.
    public init(types: Set<DataType> = .all, options: Options = Options()) {
        self.types = types
        self.options = options
        detectors = DetectorRegistry.detectors(for: types, options: options)
    }

    /// The data in a text, in order of place; no two matches overlap.
    public func matches(in text: String) -> [DataMatch] {
        let scanned = ScannedText(text)
        let findings = detectors.flatMap { $0.findings(in: scanned) }
        return OverlapResolution.disjoint(findings).map { finding in
            let text = scanned.string(in: finding.range)
            let actions = options.actions.actions(for: finding.type, fields: finding.value.actionFields(text: text))
            return DataMatch(
                type: finding.type, text: text, range: finding.range, value: finding.value, actions: actions)
        }
    }
}
