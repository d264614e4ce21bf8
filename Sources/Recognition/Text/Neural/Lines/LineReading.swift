import DocumentModel

/// A line as an engine read it.
struct LineReading: Sendable {
    /// The line's place in the image, its top left the text's own.
    let quad: Quad
    /// In reading order, none empty.
    let words: [Word]

    typealias Word = (text: String, quad: Quad, confidence: Double)

    /// How sure the engine is, 0 to 1: the mean of its words, weighted by their letters.
    var confidence: Double { Self.confidence(of: CollectionOfOne(self)) }

    /// How sure the engine is of all lines together, 0 to 1.
    static func confidence(of lines: some Sequence<LineReading>) -> Double {
        var (sum, letters) = (0.0, 0.0)
        for word in lines.lazy.flatMap(\.words) {
            sum += word.confidence * Double(word.text.unicodeScalars.count)
            letters += Double(word.text.unicodeScalars.count)
        }
        return letters > 0 ? sum / letters : 0
    }
}
