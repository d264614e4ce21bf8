/// A message to be sent by email: `mailto:` (RFC 6068), MATMSG or SMTP; or an address alone.
public struct EmailMessage: Hashable, Sendable, Encodable {
    /// To whom.
    public let to: [String]
    /// Who gets a copy.
    public let cc: [String]
    /// Who gets a copy that the others do not know of.
    public let bcc: [String]
    /// The subject.
    public let subject: String?
    /// The text.
    public let body: String?

    /// Reads a payload; nil where a recipient is not an address, or none is named.
    init?(_ text: String) {
        if text.hasCaseInsensitivePrefix("MATMSG:") {
            guard let fields = FieldList(text.dropFirst(7)) else { return nil }
            self.init(to: fields.all("TO"), subject: fields["SUB"], body: fields["BODY"])
        } else if text.hasCaseInsensitivePrefix("SMTP:") {
            let parts = text.dropFirst(5).split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
            self.init(
                to: [String(parts[0])], subject: parts.count > 1 ? String(parts[1]).nonEmpty : nil,
                body: parts.count > 2 ? String(parts[2]).nonEmpty : nil)
        } else {
            let parts = URIParts(text)
            func all(_ name: String) -> [String] {
                parts.query.filter { $0.name == name }.flatMap { Self.addresses($0.value) }
            }
            // Commas within an address are escaped, so the list is parted before escapes are undone.
            let path = text.dropFirst(7).prefix { $0 != "?" }.split(separator: ",").map { $0.unescaped.trimmed }
            self.init(
                to: path + all("to"), cc: all("cc"), bcc: all("bcc"), subject: parts["subject"], body: parts["body"])
        }
    }

    /// Reads a payload that is an address and nothing else.
    init?(address text: String) {
        guard Self.isAddress(text) else { return nil }
        self.init(to: [text])
    }

    private init?(
        to: [String], cc: [String] = [], bcc: [String] = [], subject: String? = nil, body: String? = nil
    ) {
        let recipients = to + cc + bcc
        guard !recipients.isEmpty, recipients.allSatisfy(Self.isAddress) else { return nil }
        (self.to, self.cc, self.bcc, self.subject, self.body) = (to, cc, bcc, subject, body)
    }

    private static func addresses(_ list: String) -> [String] {
        list.split(separator: ",").map(\.trimmed).filter { !$0.isEmpty }
    }

    /// Whether it is an address as far as its signs go: somebody at a domain.
    private static func isAddress(_ text: String) -> Bool {
        guard let at = text.lastIndex(of: "@") else { return false }
        let (local, domain) = (text[..<at], text[at...].dropFirst())
        let isQuoted = local.count > 2 && local.hasPrefix("\"") && local.hasSuffix("\"")
        let isPlain = local.allSatisfy { $0.isLetter || $0.isNumber || "!#$%&'*+-/=?^_`{|}~.".contains($0) }
        let labels = domain.split(separator: ".", omittingEmptySubsequences: false)
        return !local.isEmpty && (isQuoted || isPlain) && labels.count > 1
            && labels.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" } }
    }
}
