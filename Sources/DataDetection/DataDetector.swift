/// Finds data in text – links, telephone numbers, addresses, dates, money and more: an `NSDataDetector` for Linux.
///
/// ```swift
/// let detector = DataDetector(types: [.phoneNumber, .link], options: .init(defaultRegion: "US"))
/// for match in detector.matches(in: "Call 510-653-3394 or see example.com") {
///     print(match.type, match.text, match.actions)
/// }
/// ```
///
/// The text may be a transcript read from a picture: values that run on over a line end are found whole, and where a
/// letter stands for the digit that it looks like ("2O16") and a check digit or the grammar proves it, the match has the
/// text as read and the value as meant. The same text and options always give the same matches, in time proportional to
/// the length of the text.
public struct DataDetector: Sendable {
    /// The types that are looked for.
    public let types: Set<DataType>
    /// What is assumed about the text.
    public let options: Options

    private let detectors: [any Detector]
    private let provers: [any ProvingDetector]

    /// Makes a detector of the given types. Types that this version does not know find nothing.
    public init(types: Set<DataType> = .all, options: Options = Options()) {
        self.types = types
        self.options = options
        detectors = DetectorRegistry.detectors(for: types, options: options)
        provers = detectors.compactMap { $0 as? any ProvingDetector }
    }

    /// The most matches that one text is answered with: more than a book holds. A megabyte of "$1 " would have 350,000,
    /// fifty times as long as itself.
    package static let maximumMatches = 10_000

    /// The data in a text, in order of place; no two matches overlap. Of a text with more than 10,000 matches the first
    /// ones are given.
    public func matches(in text: String) -> [DataMatch] { detection(in: ScannedText(text)).matches }

    /// Finds at most `limit` matches in a text, and never more than 10,000. `isComplete` says whether these are all
    /// that it holds.
    package func detection(
        in text: String, limit: Int = DataDetector.maximumMatches
    ) -> (matches: [DataMatch], isComplete: Bool) {
        detection(in: ScannedText(text), limit: limit)
    }

    func detection(
        in scanned: ScannedText, limit: Int = DataDetector.maximumMatches
    ) -> (matches: [DataMatch], isComplete: Bool) {
        let limit = max(0, min(limit, Self.maximumMatches))
        let (findings, isComplete) = findings(in: scanned)
        let kept = OverlapResolution.disjoint(findings, in: scanned)
        return (matches(of: kept.prefix(limit), in: scanned), isComplete && kept.count <= limit)
    }

    /// What all detectors find, up to the place where one of them has found more than is given; and whether that is all.
    private func findings(in text: ScannedText) -> (findings: [Finding], isComplete: Bool) {
        var findings: [Finding] = []
        var end = Int.max
        func add(_ more: [Finding]) {
            if more.count > Self.maximumMatches { end = min(end, more[Self.maximumMatches].range.lowerBound) }
            findings += more.prefix(Self.maximumMatches)
        }
        for detector in detectors { add(detector.findings(in: text)) }
        add(repairedFindings(in: text))
        guard end < .max else { return (findings, true) }
        return (findings.filter { $0.range.lowerBound < end }, false)
    }

    private func matches(of findings: some Sequence<Finding>, in scanned: ScannedText) -> [DataMatch] {
        let stamp = options.referenceMoment
        return findings.map { finding in
            let text = scanned.string(in: finding.range)
            let fields = ActionFields(value: finding.value, text: text, stamp: stamp)
            let actions = options.actions.actions(for: finding.type, fields: fields)
            return DataMatch(
                type: finding.type, text: text, range: finding.range, value: finding.value, actions: actions,
                region: finding.region)
        }
    }

    /// What the text proves to hold once letters that look like digits are read as these.
    private func repairedFindings(in text: ScannedText) -> [Finding] {
        guard !provers.isEmpty else { return [] }
        return text.repairs.flatMap { repair in
            provers.flatMap { $0.provenFindings(in: repair) }
        }
    }
}

extension ProvingDetector {
    /// The findings that a repair made possible, at their places in the whole text.
    fileprivate func provenFindings(in repair: RepairedText) -> [Finding] {
        let proven = findings(in: repair.text).filter {
            repair.isRepaired(in: $0.range) && isProof($0, in: repair.text)
        }
        return proven.map { finding in
            let range = repair.start + finding.range.lowerBound..<repair.start + finding.range.upperBound
            return Finding(
                type: finding.type, range: range, value: finding.value, specificity: finding.specificity,
                region: finding.region)
        }
    }
}
