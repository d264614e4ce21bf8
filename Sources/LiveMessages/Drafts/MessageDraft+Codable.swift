internal import DataDetection
package import Foundation

extension MessageDraft: Codable {
    private enum CodingKeys: String, CodingKey {
        case kind, text, picture, comment, session, url, layout, summaryText, accessibilityLabel, event, expires,
            preview
    }

    /// The most bytes that a message may have.
    public static let longest = 65_536

    /// Reads a message that a stranger sent.
    ///
    /// - Throws: ``InvalidMessage``, which says what to send instead.
    public init(json bytes: [UInt8]) throws(InvalidMessage) {
        self = try StrictJSON.decode(MessageDraft.self, from: bytes)
    }

    /// Reads the object; it may have no other members, and none that its kind does not know.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.strictContainer(keyedBy: CodingKeys.self)
        guard let kind = Kind(rawValue: try members.decode(String.self, forKey: .kind)) else {
            throw InvalidMessage("“kind” is message, sticker, text or attachment.")
        }
        self.init(kind: kind)
        text = try members.text(.text, longest: 10_000)
        picture = try members.line(.picture, longest: 64)
        comment = try members.text(.comment, longest: 2000)
        if let name = try members.line(.session, longest: 64) {
            guard let session = MessageSession(identifier: name) else {
                throw InvalidMessage("“session” is 1 to 64 letters, digits, “-”, “_” and “.”.")
            }
            self.session = session
        }
        if let text = try members.text(.url, longest: MessageURL.longest) {
            do throws(MessageError) { url = try MessageURL(text) } catch { throw InvalidMessage(error.message) }
        }
        layout = try members.decodeIfPresent(MessageLayout.self, forKey: .layout)
        summaryText = try members.line(.summaryText, longest: 500)
        accessibilityLabel = try members.text(.accessibilityLabel, longest: 1000)
        event = try members.decodeIfPresent(EventDetails.self, forKey: .event)
        expires = try members.moment(.expires)
        if let name = try members.line(.preview, longest: 20) {
            guard let preview = MessagePreview(rawValue: name) else {
                throw InvalidMessage("“preview” is none, summary or full.")
            }
            self.preview = preview
        }
        try check()
    }

    /// What each kind needs, and what it does not know.
    private func check() throws(InvalidMessage) {
        guard (kind == .text) == (text != nil), text != "" else {
            throw InvalidMessage("A text has a “text” that is not empty, and nothing else has one.")
        }
        guard (kind == .sticker || kind == .attachment) == (picture != nil) else {
            throw InvalidMessage("A sticker or an attachment has a “picture”, and nothing else has one.")
        }
        guard (kind == .message) == (layout != nil) else {
            throw InvalidMessage("A message has a “layout”, and nothing else has one.")
        }
        guard kind != .message || !(summaryText ?? "").isEmpty else {
            throw InvalidMessage("A message has a “summaryText”: it is what lists and notifications show.")
        }
        guard kind == .message || (url == nil && event == nil && session == nil) else {
            throw InvalidMessage("Only a message has a “url”, a “session” or an “event”.")
        }
    }

    /// Writes the object; what is not set is left out.
    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(kind, forKey: .kind)
        try members.encodeIfPresent(text, forKey: .text)
        try members.encodeIfPresent(picture, forKey: .picture)
        try members.encodeIfPresent(comment, forKey: .comment)
        try members.encodeIfPresent(session?.identifier, forKey: .session)
        try members.encodeIfPresent(url?.description, forKey: .url)
        try members.encodeIfPresent(layout, forKey: .layout)
        try members.encodeIfPresent(summaryText, forKey: .summaryText)
        try members.encodeIfPresent(accessibilityLabel, forKey: .accessibilityLabel)
        try members.encodeIfPresent(event, forKey: .event)
        try members.encodeIfPresent(expires?.isoMoment, forKey: .expires)
        try members.encode(preview, forKey: .preview)
    }
}

extension KeyedDecodingContainer {
    /// A moment with an offset; nil where it is not there or null.
    package func moment(_ key: Key) throws -> Date? {
        guard let text = try line(key, longest: 40) else { return nil }
        guard let moment = CivilMoment(iso: text), moment.second != nil, moment.offset != nil else {
            throw InvalidMessage("“\(key.stringValue)” is a moment such as 2026-12-24T19:30:00Z.")
        }
        return Date(timeIntervalSince1970: TimeInterval(moment.secondsSince1970))
    }
}

extension Date {
    /// The moment in Greenwich, to the second: "2026-12-24T19:30:00Z"; as early or late as a calendar goes at most.
    package var isoMoment: String {
        let bounded = max(
            -62_135_596_800, min(timeIntervalSince1970.isFinite ? timeIntervalSince1970 : 0, 253_402_300_799))
        return CivilMoment(secondsSince1970: Int(bounded.rounded(.down)))?.iso ?? "1970-01-01T00:00:00Z"
    }
}
