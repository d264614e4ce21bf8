/// What a word or a line may say.
public struct TextCandidate: Hashable, Sendable, Codable {
    /// The text.
    public let text: String
    /// The engine's trust in it, 0 to 1.
    public let confidence: Double

    /// Makes a candidate.
    public init(text: String, confidence: Double) {
        self.text = text
        self.confidence = confidence
    }
}
