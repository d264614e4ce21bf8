package import DataDetection
internal import Foundation

/// Detects data in one text after the other, with one detector for each region and language.
package struct TextDetection: Sendable {
    private struct Question: Decodable {
        let id: DetectionID?
        let text: String
        let region: String?
        let language: String?
        let reference: String?
    }

    private let types: Set<DataType>
    private let region: String
    private let languages: [String]
    private let reference: ReferenceDate?
    /// How many matches may yet be given.
    private var allowance: Int
    private var detectors: [DataDetector.Options: DataDetector] = [:]

    /// - Parameter maximumMatches: How many matches the answers to all texts together may hold; many small texts could
    ///   else be answered with fifty times as much as they hold.
    package init(
        types: Set<DataType> = .all, region: String = "US", languages: [String] = [], reference: ReferenceDate? = nil,
        maximumMatches: Int = .max
    ) {
        allowance = maximumMatches
        self.types = types
        self.region = region
        self.languages = languages
        self.reference = reference
    }

    package mutating func matches(in text: String) -> [DataMatch] { detector().matches(in: text) }

    /// The answer to a text, which has no id.
    package mutating func answer(toText text: String) -> DetectionAnswer { answer(to: text, id: nil, by: detector()) }

    private mutating func answer(to text: String, id: DetectionID?, by detector: DataDetector) -> DetectionAnswer {
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
        do {
            let question = try JSONDecoder().decode(Question.self, from: Data(line.utf8))
            do {
                let reference = try question.reference.map { text throws(InvalidOption) in try ReferenceDate(text) }
                let detector = detector(region: question.region, language: question.language, reference: reference)
                return answer(to: question.text, id: question.id, by: detector)
            } catch {
                return .unreadableLine(id: question.id, "The line's “reference” cannot be used: \(error)")
            }
        } catch DecodingError.typeMismatch(_, let context) where context.codingPath.first?.stringValue == "id" {
            return .unreadableLine("The line's “id” is neither a text nor a whole number: \(line.prefix(60))")
        } catch {
            return .unreadableLine("The line is no JSON object with a “text”: \(line.prefix(60))")
        }
    }
}

extension DetectionAnswer {
    fileprivate static func unreadableLine(id: DetectionID? = nil, _ message: String) -> DetectionAnswer {
        DetectionAnswer(id: id, error: ImageAnalysisFailure(code: "unreadableLine", message: message))
    }
}
