/// How the lines of a paragraph stand; a paragraph that says nothing stands where its writing begins.
public enum TextAlignment: String, Hashable, Sendable, Codable, CaseIterable {
    case left
    case right
    case center
    /// Stretched to both edges.
    case justified
}
