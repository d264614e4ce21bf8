public import Recognition

/// A language that an engine can read on this system.
public struct InstalledLanguage: Hashable, Sendable, Codable {
    /// BCP-47 tag.
    public let tag: String
    /// Who reads it: the networks or Tesseract.
    public let engine: TextRecognition.Engine
    /// The engine's own name for the language.
    public let code: String
    /// When this engine is the one that reads, and why.
    public let reason: String
}
