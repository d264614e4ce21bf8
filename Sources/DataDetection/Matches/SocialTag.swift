/// A hashtag, or the name of an account in a social network.
public struct SocialTag: Hashable, Sendable, Codable {
    /// What a tag is.
    public enum Kind: String, Hashable, Sendable, Codable {
        /// "#sunset"
        case hashtag
        /// "@livetext"
        case handle
    }

    /// The name without "#" or "@".
    public var name: String
    /// A hashtag or a handle.
    public var kind: Kind
    /// The address of the account or tag, where the text names the network.
    public var url: String?

    /// Makes a tag.
    public init(name: String, kind: Kind, url: String? = nil) {
        self.name = name
        self.kind = kind
        self.url = url
    }
}
