package import DataDetection
internal import Foundation

/// Detects data in one text after the other, with one detector for each region and language.
package struct DetectionSession: Sendable {
    private struct Question: Decodable {
        let id: LineID?
        let text: String
        let region: String?
        let language: String?
        let reference: String?
    }

    private let types: Set<DataType>
    private let region: String?
    private let languages: [String]
    private let reference: ReferenceDate?
    /// How many matches may yet be given.
    private var allowance: Int
    private var detectors: [DataDetector.Options: DataDetector] = [:]

    /// Sets what is looked for and how texts are understood.
    ///
    /// `maximumMatches` bounds the matches in the answers to all texts together: otherwise many small texts could be
    /// answered with fifty times their own size.
    package init(
        types: Set<DataType> = .all, region: String? = nil, languages: [String] = [], reference: ReferenceDate? = nil,
        maximumMatches: Int = .max
    ) {
        allowance = maximumMatches
        self.types = types
        self.region = region
        self.languages = languages
        self.reference = reference
    }

    /// The answer to a text, which has no id.
    package mutating func answer(toText text: String) -> DetectionAnswer { answer(to: text, id: nil, by: detector()) }

    private mutating func answer(to text: String, id: LineID?, by detector: DataDetector) -> DetectionAnswer {
        let (matches, isComplete) = detector.detection(in: text, limit: allowance)
        allowance -= matches.count
        return DetectionAnswer(id: id, matches: matches, truncated: isComplete ? nil : true)
    }

    private mutating func detector(
        region: String? = nil, language: String? = nil, reference: ReferenceDate? = nil
    ) -> DataDetector {
        let options = DataDetector.Options(
            defaultRegion: region ?? self.region, languages: language.map { [$0] } ?? languages,
            referenceDate: (reference ?? self.reference)?.date)
        let detector = detectors[options] ?? DataDetector(types: types, options: options)
        // Each text may have a date of its own: what is kept is bounded.
        if detectors.count >= 64 { detectors.removeAll() }
        detectors[options] = detector
        return detector
    }

    /// The answer to one line of JSON, `{"id", "text", "reference", "region", "language"}`, of which only the text must be
    /// there.
    package mutating func answer(toLine line: String) -> DetectionAnswer {
        let data = Data(line.utf8)
        do {
            let question = try JSONDecoder().decode(Question.self, from: data)
            let detector = detector(
                region: try question.region.map { try RegionCode($0).description }, language: question.language,
                reference: try question.reference.map { try ReferenceDate($0) })
            return answer(to: question.text, id: question.id, by: detector)
        } catch {
            let failure = ImageAnalysisFailure(unreadableLine: data, reason: Self.reason(of: error))
            return DetectionAnswer(id: LineID(ofLine: data), error: failure)
        }
    }

    /// Why a line cannot be answered, as a sentence without its full stop.
    private static func reason(of error: any Error) -> String {
        switch error {
        case let error as InvalidOption: "\(error)".trimmingCharacters(in: ["."])
        case DecodingError.typeMismatch(_, let context) where context.codingPath.last?.stringValue == "id":
            "The line's “id” is neither a string nor a whole number"
        case DecodingError.typeMismatch(_, let context):
            context.codingPath.last.map { "The line's “\($0.stringValue)” is not a string" } ?? noObject
        default: noObject
        }
    }

    private static let noObject = "The line is not a JSON object with a “text”"
}
