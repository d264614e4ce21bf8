/// The entity tag of an answer, which follows from what was sent and what was asked.
struct EntityTag: Hashable, Sendable, CustomStringConvertible {
    /// As the header has it, in quotes.
    let description: String

    init(_ digest: Digest) {
        description = "\"\(digest.hex)\""
    }

    /// Whether a client says, in `If-None-Match`, that it has this answer.
    func isListed(in header: String?) -> Bool {
        guard let header else { return false }
        return header.split(separator: ",").contains { entry in
            let tag = entry.drop(while: \.isWhitespace)
            // A weak tag, as some proxies make, is compared like a strong one here (RFC 9110, 13.1.2).
            return (tag.hasPrefix("W/") ? tag.dropFirst(2) : tag).prefix { !$0.isWhitespace } == description
        }
    }
}
