/// A message to be sent by phone: `sms:` (RFC 5724), SMSTO, MMSTO.
public struct TextMessage: Hashable, Sendable, Encodable {
    /// To which numbers.
    public let numbers: [String]
    /// The text.
    public let body: String?

    /// Reads a payload; nil without a number.
    init?(_ text: String) {
        let parts = URIParts(text)
        // Older codes write the text after another colon.
        let pieces = parts.path.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let numbers = (pieces.first ?? "").split(separator: ",").map(\.trimmed)
        guard !numbers.isEmpty, numbers.allSatisfy({ PhoneURL.isNumber($0) }) else { return nil }
        self.numbers = numbers
        // There a question mark belongs to the text.
        let isOld = pieces.count > 1
        let rest = text.drop { $0 != ":" }.dropFirst().drop { $0 != ":" }.dropFirst()
        body = isOld ? String(rest).nonEmpty : parts["body"]
    }
}
