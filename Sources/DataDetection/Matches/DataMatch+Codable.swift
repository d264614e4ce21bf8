/// `{"type", "text", "range": [start, end], "value": {…}, "actions": [{"title", "url"}], "region"}`, the region where it counts.
///
/// An object that adds fields of its own calls `encode(to:)` with its own encoder and then adds them through a keyed
/// container of that encoder.
extension DataMatch: Codable {
    private enum CodingKeys: String, CodingKey {
        case type, text, range, value, actions, region
    }

    /// Reads a match.
    ///
    /// - Throws: `DecodingError` if a field is missing or the type is unknown to this version.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let type = try container.decode(DataType.self, forKey: .type)
        self.init(
            type: type,
            text: try container.decode(String.self, forKey: .text),
            range: try container.decode(Range<Int>.self, forKey: .range),
            value: try DataValue(type: type, from: container.superDecoder(forKey: .value)),
            actions: try container.decode([DataAction].self, forKey: .actions),
            region: try container.decodeIfPresent(String.self, forKey: .region)
        )
    }

    /// Writes the object.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(type, forKey: .type)
        try container.encode(text, forKey: .text)
        try container.encode(range, forKey: .range)
        try container.encode(value, forKey: .value)
        try container.encode(actions, forKey: .actions)
        try container.encodeIfPresent(region, forKey: .region)
    }
}
