/// One word of a line: the smallest piece of text with a place of its own.
public struct TextWord: Hashable, Sendable {
    /// The word as read, without surrounding spaces.
    public package(set) var text: String
    /// Where the word stands: from where its first letter's ink begins to where its last one's ends, as tall as its line, and
    /// tilted as that is.
    public package(set) var quad: Quad
    /// The engine's trust in the reading, 0 to 1.
    public package(set) var confidence: Double
    /// UTF-16 offsets of the word in its line's text, end exclusive.
    public package(set) var range: Range<Int>
    /// Where one character ends and the next begins, as shares of the word's width from where it begins: one fewer than
    /// there are characters as a reader counts them, in the order of the text, ascending.
    ///
    /// A word begins at its quad's right end where its first letter is of a script that is read from right to left, such as
    /// Arabic, and else at its left end. Empty where the engine does not tell, and where the characters do not stand one after
    /// the other in the word's direction, as those of a number joined to an Arabic word.
    public package(set) var characterEdges: [Double]
    /// Other readings of the word that the engine holds possible, the likeliest first.
    public package(set) var alternatives: [TextCandidate]

    /// Makes a word.
    ///
    /// - Parameters:
    ///   - text: The word as read.
    ///   - quad: Where it stands.
    ///   - confidence: The engine's trust in the reading, 0 to 1.
    ///   - range: Its UTF-16 offsets in its line's text; nil where it stands alone.
    ///   - characterEdges: Where its characters end, as shares of its width.
    ///   - alternatives: Other readings, the likeliest first.
    public init(
        text: String, quad: Quad, confidence: Double, range: Range<Int>? = nil, characterEdges: [Double] = [],
        alternatives: [TextCandidate] = []
    ) {
        self.text = text
        self.quad = quad
        self.confidence = confidence
        self.range = range ?? 0..<text.utf16.count
        self.characterEdges = characterEdges
        self.alternatives = alternatives
    }

    /// The word with its range shifted.
    package func moved(by offset: Int) -> TextWord {
        var word = self
        word.range = offset + range.lowerBound..<offset + range.upperBound
        return word
    }
}
