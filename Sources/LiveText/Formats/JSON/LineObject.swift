internal import DocumentModel

/// A line in JSON; its range and those of its words lie in the transcript.
struct LineObject {
    let line: TextLine
    let range: Range<Int>
}

extension LineObject: Codable {
    private enum CodingKeys: String, CodingKey {
        case text, confidence, quad, range, language, words
    }

    private struct Word: Codable {
        let text: String
        let confidence: Double
        let quad: Quad
        let range: Range<Int>
        /// Left out where there are none, as alternatives are.
        let characterEdges: [Double]?
        let alternatives: [TextCandidate]?
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let range = try container.decode(Range<Int>.self, forKey: .range)
        self.range = range
        line = TextLine(
            text: try container.decode(String.self, forKey: .text),
            quad: try container.decode(Quad.self, forKey: .quad),
            confidence: try container.decode(Double.self, forKey: .confidence),
            language: try container.decodeIfPresent(String.self, forKey: .language),
            words: try container.decode([Word].self, forKey: .words).map { word in
                // Clamped before it is shifted: numbers from outside may be as large as they like.
                let place = word.range.clamped(to: range)
                guard range.lowerBound >= 0, place == word.range else {
                    throw DecodingError.dataCorruptedError(
                        forKey: .words, in: container, debugDescription: "A word lies outside of its line.")
                }
                return TextWord(
                    text: word.text, quad: word.quad, confidence: word.confidence,
                    range: place.lowerBound - range.lowerBound..<place.upperBound - range.lowerBound,
                    characterEdges: word.characterEdges ?? [], alternatives: word.alternatives ?? [])
            })
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(line.text, forKey: .text)
        try container.encode(line.confidence, forKey: .confidence)
        try container.encode(line.quad, forKey: .quad)
        try container.encode(range, forKey: .range)
        try container.encode(line.language, forKey: .language)
        let start = range.lowerBound
        try container.encode(
            line.words.map {
                Word(
                    text: $0.text, confidence: $0.confidence, quad: $0.quad,
                    range: start + $0.range.lowerBound..<start + $0.range.upperBound,
                    characterEdges: $0.characterEdges.isEmpty ? nil : $0.characterEdges,
                    alternatives: $0.alternatives.isEmpty ? nil : $0.alternatives)
            }, forKey: .words)
    }
}
