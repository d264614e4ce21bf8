/// A URL that a page may offer to open: one of the schemes that actions use, never one that runs code or reads files.
package struct HarmlessLink: Hashable, Sendable {
    package let url: String

    private static let schemes: Set = ["ftp", "geo", "http", "https", "mailto", "sms", "tel"]

    /// Checks a URL; nil if its scheme is not one of the harmless ones, or if a browser would read it in another way
    /// than it is written.
    package init?(_ url: String) {
        guard
            url.unicodeScalars.allSatisfy({
                $0.value > 0x20 && $0.value != 0x7F && !"<>\"\\^`{|}".unicodeScalars.contains($0)
            })
        else { return nil }
        let scheme = url.prefix { $0 != ":" }.lowercased()
        guard scheme.utf8.count < url.utf8.count,
            Self.schemes.contains(scheme) || url.lowercased().hasPrefix("data:text/calendar;")
        else { return nil }
        self.url = url
    }

    /// Whether it is a page of the web.
    package var isWeb: Bool { ["http://", "https://"].contains(where: url.lowercased().hasPrefix) }
}
