/// The addresses of what people without a token may ask for.
struct PageLinks: Hashable, Sendable {
    /// Scheme, host and port, without a slash at the end.
    let origin: String

    /// - Parameters:
    ///   - publicURL: Where people reach the server; nil takes what the request says.
    ///   - authority: The request's host and port.
    init(publicURL: String?, authority: String?) {
        origin = publicURL ?? "http://" + (authority.flatMap(Self.checked) ?? "localhost")
    }

    func message(_ id: String) -> String { origin + "/m/" + id }
    func embed(_ id: String) -> String { message(id) + "/embed" }
    func picture(_ id: String) -> String { message(id) + "/picture" }
    func thumbnail(_ id: String) -> String { message(id) + "/thumbnail" }
    func event(_ id: String) -> String { message(id) + "/event.ics" }
    func conversation(_ id: String) -> String { origin + "/c/" + id }
    func invitation(to conversation: String, secret: String) -> String {
        self.conversation(conversation) + "#i=" + secret
    }

    func embedding(_ id: String, format: String) -> String {
        "\(origin)/oembed?format=\(format)&url=" + message(id).escapedForQuery
    }

    /// The identifier in the address of a message's page; nil for other addresses.
    func message(at url: String) -> String? {
        let start = origin + "/m/"
        guard url.hasPrefix(start) else { return nil }
        let id = url.dropFirst(start.count).prefix { $0 != "?" && $0 != "#" && $0 != "/" }
        return Secret.isIdentifier(id) ? String(id) : nil
    }

    /// A host and port as they are written in addresses, and nothing else.
    private static func checked(_ authority: String) -> String? {
        let isHost =
            authority.utf8.count <= 255
            && authority.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: ":"),
                    UInt8(ascii: "["), UInt8(ascii: "]"):
                    true
                default: false
                }
            }
        return isHost && !authority.isEmpty ? authority : nil
    }
}

extension String {
    /// As the value of a query's item: all but what RFC 3986 calls unreserved is escaped.
    fileprivate var escapedForQuery: String {
        let digits = Array("0123456789ABCDEF")
        return utf8.reduce(into: "") { text, byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"):
                text.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                text.append("%")
                text.append(digits[Int(byte >> 4)])
                text.append(digits[Int(byte & 15)])
            }
        }
    }
}
