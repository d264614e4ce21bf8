import DocumentModel

/// A line as an engine read it.
struct LineReading: Sendable {
    /// The line's place in the image, its top left the text's own.
    let quad: Quad
    /// In reading order, none empty; their ranges do not count.
    var words: [TextWord]
    /// The line as it was read, where words that are nearly alike were taken for others; empty where none were. A
    /// list of one, as a structure holds none of its own kind.
    var asRead: [LineReading] = []
    /// Whether the line is in a script that the recogniser knows, as far as it tells alone.
    var isPlausible = true
    /// For each apostrophe of the words, how much more speaks for the curved one, on the network's own scale; empty where
    /// that is not known.
    var apostropheLeanings: [Float] = []
    /// The same for each i and I and the letters that only Turkish and Azerbaijani have besides.
    var dotLeanings: [DottedLetters.Leaning] = []
    /// For each letter of the words that has a mark, what it may be instead; empty where that is not known.
    var markedLetters: [LetterMarks.Look] = []
    /// The words, but for the first, with which a new cell begins: the detector takes neighbouring cells for one line. Empty
    /// where that is not known.
    var cellStarts: [Int] = []
    /// How much of what is written along the line stands away from every character that was read, 0 to 1: what the network
    /// does not know, it passes over. 0 where ink cannot be told from its ground.
    var unreadShare = 0.0

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
