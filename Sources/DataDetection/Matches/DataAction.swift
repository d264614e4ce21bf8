/// Something to do with detected data: a title for a menu and the URL to open.
public struct DataAction: Hashable, Sendable, Codable {
    /// The title in English, such as "Call".
    public let title: String
    /// The URL: `tel:`, `sms:`, `mailto:`, `geo:`, `https:`, `http:`, `ftp:` or, for a calendar entry,
    /// `data:text/calendar`; never one that runs code or reads files.
    public let url: String

    /// Makes an action.
    public init(title: String, url: String) {
        self.title = title
        self.url = url
    }
}
