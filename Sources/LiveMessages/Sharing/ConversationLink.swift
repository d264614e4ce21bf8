internal import Foundation
internal import RichText

/// The address of a conversation on a server, as people pass it on.
public struct ConversationLink: Hashable, Sendable {
    /// How one gets in.
    public enum Entry: Hashable, Sendable {
        /// `/c/new`: a conversation is made.
        case new
        /// `/c/ID#i=SECRET`: one joins with an invitation.
        case invitation(conversation: String, secret: String)
        /// `/c/ID#t=TOKEN`: one takes part already.
        case participant(conversation: String, token: String)
    }

    /// The server's address, without a slash at the end.
    public let server: String
    /// How one gets in.
    public let entry: Entry

    /// Reads a link.
    ///
    /// - Throws: ``MessageError/Code/invalidLink`` where it is none; the text is not repeated, since it may hold a secret.
    public init(_ text: String) throws(MessageError) {
        guard text.utf8.count <= 4096, HarmlessLink(text)?.isWeb == true, let parts = URLComponents(string: text),
            parts.user == nil, let host = parts.host, !host.isEmpty, parts.query == nil,
            let end = parts.path.range(of: "/c/", options: .backwards),
            let entry = Self.entry(to: String(parts.path[end.upperBound...]), parts.fragment ?? "")
        else {
            throw MessageError(
                .invalidLink,
                "This is no link to a conversation: it is like https://host/c/new, or the link of an invitation.")
        }
        var server = URLComponents()
        (server.scheme, server.host, server.port) = (parts.scheme, parts.host, parts.port)
        server.path = String(parts.path[..<end.lowerBound])
        self.server = server.string ?? ""
        self.entry = entry
    }

    /// The link for somebody who takes part.
    init(server: String, conversation: String, token: String) {
        self.server = server
        entry = .participant(conversation: conversation, token: token)
    }

    private static func entry(to conversation: String, _ fragment: String) -> Entry? {
        guard conversation != "new" else { return .new }
        guard isWord(conversation) else { return nil }
        for part in fragment.split(separator: "&") {
            let secret = String(part.dropFirst(2))
            guard isWord(secret) else { continue }
            if part.hasPrefix("i=") { return .invitation(conversation: conversation, secret: secret) }
            if part.hasPrefix("t=") { return .participant(conversation: conversation, token: secret) }
        }
        return nil
    }

    /// What servers give as identifiers and secrets.
    static func isWord(_ text: String) -> Bool {
        (1...64).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }
}

extension ConversationLink: CustomStringConvertible {
    /// The link; it lets whoever has it in.
    public var description: String {
        switch entry {
        case .new: server + "/c/new"
        case .invitation(let conversation, let secret): server + "/c/" + conversation + "#i=" + secret
        case .participant(let conversation, let token): server + "/c/" + conversation + "#t=" + token
        }
    }
}
