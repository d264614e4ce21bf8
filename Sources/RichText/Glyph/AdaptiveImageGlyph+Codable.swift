import Foundation

extension AdaptiveImageGlyph: Codable {
    private enum CodingKeys: String, CodingKey {
        case contentIdentifier, contentDescription, imageContent
    }

    /// Reads the file that was encoded: its identifier and description are those that count.
    ///
    /// - Throws: `RichTextError` where the file is not a glyph.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try self.init(imageContent: container.decode(Data.self, forKey: .imageContent))
    }

    /// Writes the file, and beside it the identifier and the description for those who cannot read it.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(contentIdentifier, forKey: .contentIdentifier)
        try container.encode(contentDescription, forKey: .contentDescription)
        try container.encode(imageContent, forKey: .imageContent)
    }
}
