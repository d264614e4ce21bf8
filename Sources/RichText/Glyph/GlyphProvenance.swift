/// Where a glyph's picture comes from, as its file says.
public struct GlyphProvenance: Hashable, Sendable, Codable {
    /// How it was made: an address of IPTC's vocabulary of digital source types.
    public var digitalSourceType: String?
    /// Whom to name.
    public var credit: String?
    /// The program that made it.
    public var creatorTool: String?

    /// Makes a provenance.
    public init(digitalSourceType: String? = nil, credit: String? = nil, creatorTool: String? = nil) {
        self.digitalSourceType = digitalSourceType
        self.credit = credit
        self.creatorTool = creatorTool
    }
}
