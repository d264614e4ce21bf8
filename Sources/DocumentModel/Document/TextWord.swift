/// One word of a line: the smallest piece of text with a place of its own.
public struct TextWord: Hashable, Sendable {
    /// The word as read, without surrounding spaces.
    public let text: String
    /// Where the word stands, tilted as its line is.
    public let quad: Quad
    /// The engine's trust in the reading, 0 to 1.
    public let confidence: Double
    /// UTF-16 offsets of the word in its line's text, end exclusive.
    public let range: Range<Int>

    /// Makes a word from its reading and its place.
    public init(text: String, quad: Quad, confidence: Double, range: Range<Int>) {
        self.text = text
        self.quad = quad
        self.confidence = confidence
        self.range = range
    }
}
