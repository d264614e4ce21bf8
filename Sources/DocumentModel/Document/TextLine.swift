/// One line of text as it stands in the picture.
public struct TextLine: Hashable, Sendable {
    /// The line's words with what separates them: a space, or nothing in scripts that write none.
    public let text: String
    /// The place of the whole line, from ascender to descender: what its words enclose, and the room that a font keeps around
    /// its letters: a tenth of the height above, a twenty-fifth below and at the sides. A column is as its words enclose it.
    public let quad: Quad
    /// The engine's trust in the reading, 0 to 1.
    public let confidence: Double
    /// BCP-47 tag of the language it was read in, where the engine tells.
    public let language: String?
    /// The words in reading order; their ranges lie in `text`, ascending and disjoint.
    public let words: [TextWord]

    /// Makes a line from its parts.
    public init(text: String, quad: Quad, confidence: Double, language: String? = nil, words: [TextWord]) {
        self.text = text
        self.quad = quad
        self.confidence = confidence
        self.language = language
        self.words = words
    }
}
