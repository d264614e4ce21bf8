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
    private var detectors: [DataDetector.Options: DataDetector] = [:]

    package init(
        types: Set<DataType> = .all, region: String = "US", languages: [String] = [], reference: ReferenceDate? = nil
    ) {
        self.types = types
        self.region = region
        self.languages = languages
        self.reference = reference
    }

    package mutating func matches(in text: String) -> [DataMatch] {
        matches(in: text, region: nil, language: nil, reference: nil)
    }

    private mutating func matches(
        in text: String, region: String?, language: String?, reference: ReferenceDate?
    ) -> [DataMatch] {
        let options = DataDetector.Options(
            defaultRegion: region ?? self.region, languages: language.map { [$0] } ?? languages,
            referenceDate: (reference ?? self.reference)?.date)
        let detector = detectors[options] ?? DataDetector(types: types, options: options)
        // Each text may have a date of its own: what is kept is bounded.
        if detectors.count >= 64 { detectors.removeAll() }
        detectors[options] = detector
        return detector.matches(in: text)
    }

    /// The answer to one line of JSON, `{"id", "text", "reference", "region", "language"}`, of which only the text must be
    /// there.
    package mutating func answer(toLine line: String) -> DetectionAnswer {
        do {
            let question = try JSONDecoder().decode(Question.self, from: Data(line.utf8))
            return DetectionAnswer(
                id: question.id,
                matches: matches(
                    in: question.text, region: question.region, language: question.language,
                    reference: question.reference.flatMap { try? ReferenceDate($0) }))
        } catch {
            return DetectionAnswer(
                error: ImageAnalysisFailure(
                    code: "unreadableLine", message: "The line is no JSON object with a “text”: \(line.prefix(60))"))
        }
    }
}
