import Foundation
import LiveText

/// Detects data in one text after the other, with one detector for each region and language.
struct TextDetection {
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

    init(types: Set<DataType>, region: String, languages: [String] = [], reference: ReferenceDate? = nil) {
        self.types = types
        self.region = region
        self.languages = languages
        self.reference = reference
    }

    mutating func matches(
        in text: String, region: String? = nil, language: String? = nil, reference: ReferenceDate? = nil
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

    /// The answer to one line of JSON.
    mutating func answer(toLine line: String) -> DetectionAnswer {
        do {
            let question = try JSONDecoder().decode(Question.self, from: Data(line.utf8))
            return DetectionAnswer(
                id: question.id,
                matches: matches(
                    in: question.text, region: question.region, language: question.language,
                    reference: question.reference.flatMap(ReferenceDate.init(argument:))))
        } catch {
            return DetectionAnswer(
                id: nil,
                error: .init(
                    code: "unreadableLine", message: "The line is no JSON object with a “text”: \(line.prefix(60))"))
        }
    }
}
