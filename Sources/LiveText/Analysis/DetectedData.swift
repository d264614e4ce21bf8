public import DataDetection
public import DocumentModel

/// Data found in an image's text, with its places.
public struct DetectedData: Hashable, Sendable {
    /// What it is, where it stands in the transcript, what it means and what one can do with it.
    public let match: DataMatch
    /// Where it stands in the image: one quad a line that it touches.
    public let quads: [Quad]

    /// Makes detected data.
    public init(match: DataMatch, quads: [Quad]) {
        self.match = match
        self.quads = quads
    }
}

/// `{"type", "text", "range": [start, end], "quads": [[[x, y] × 4]], "value": {…}, "actions": [{"title", "url"}],
/// "region"}`, the region where it counts.
extension DetectedData: Codable {
    private enum CodingKeys: String, CodingKey {
        case type, text, range, quads, value, actions, region
    }

    /// Reads the object.
    public init(from decoder: any Decoder) throws {
        match = try DataMatch(from: decoder)
        quads = try decoder.container(keyedBy: CodingKeys.self).decode([Quad].self, forKey: .quads)
    }

    /// Writes the object.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(match.type, forKey: .type)
        try container.encode(match.text, forKey: .text)
        try container.encode(match.range, forKey: .range)
        try container.encode(quads, forKey: .quads)
        try container.encode(match.value, forKey: .value)
        try container.encode(match.actions, forKey: .actions)
        try container.encodeIfPresent(match.region, forKey: .region)
    }
}
