public import DocumentModel
internal import Foundation

/// What the payload of a code means.
public enum CodeContent: Hashable, Sendable {
    /// A web address with the scheme `http` or `https`.
    case url(String)
    /// Text without a meaning that is known.
    case text
    /// Bytes that are no text.
    case binary
}

extension Code {
    /// What the payload means.
    public var content: CodeContent {
        guard let payload else { return .binary }
        let scheme = payload.prefix { $0 != ":" }.lowercased()
        guard scheme == "http" || scheme == "https", !payload.contains(where: \.isWhitespace),
            let url = URL(string: payload), url.host?.isEmpty == false
        else { return .text }
        return .url(url.absoluteString)
    }
}

/// `{"type": "url", "url"}`, `{"type": "text"}` or `{"type": "binary"}`.
extension CodeContent: Encodable {
    private enum CodingKeys: String, CodingKey {
        case type, url
    }

    /// Writes the object.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .url(let url):
            try container.encode("url", forKey: .type)
            try container.encode(url, forKey: .url)
        case .text: try container.encode("text", forKey: .type)
        case .binary: try container.encode("binary", forKey: .type)
        }
    }
}
