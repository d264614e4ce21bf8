/// Writes values as JSON with the keys in the order in which the values encode them, so that people and `diff` can read
/// the result; Foundation's encoder knows only chance and the alphabet.
public struct OrderedJSONEncoder: Sendable {
    /// How the text is laid out.
    public enum Layout: Hashable, Sendable {
        /// One line, as JSON Lines wants.
        case compact
        /// What fits on a line stays there, the rest is indented by two spaces a level.
        case indented
    }

    private let layout: Layout

    /// Makes an encoder.
    public init(layout: Layout = .compact) {
        self.layout = layout
    }

    /// The value as JSON, without a line feed at its end.
    ///
    /// - Throws: `EncodingError` for numbers that JSON does not have, or what the value throws.
    public func encode(_ value: some Encodable) throws -> String {
        let node = try JSONNode(encoding: value, at: [])
        return switch layout {
        case .compact: node.compact
        case .indented: node.indented(by: 0)
        }
    }
}
