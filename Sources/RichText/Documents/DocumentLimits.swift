/// How much a document may ask of its reader.
public struct DocumentLimits: Hashable, Sendable {
    /// Bytes of a document with all that it holds.
    public var bytes: Int
    /// Groups or elements within one another.
    public var depth: Int
    /// Pieces of text that differ in looks, and glyphs and attachments.
    public var runs: Int

    /// Makes limits; the defaults are far above what people write.
    public init(bytes: Int = 64_000_000, depth: Int = 256, runs: Int = 100_000) {
        self.bytes = bytes
        self.depth = depth
        self.runs = runs
    }

    /// Throws where a document has more bytes than are allowed.
    func check(bytes count: Int) throws(RichTextError) {
        guard count > bytes else { return }
        throw RichTextError(
            .tooLarge, "The document has \(count) bytes, more than the \(bytes) that are allowed: raise the limit.")
    }
}
