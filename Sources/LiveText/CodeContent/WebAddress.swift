internal import Foundation

/// The address of a page.
struct WebAddress {
    let url: String

    /// Reads an address with its scheme, or the bookmark of a phone maker that holds one.
    init?(_ text: String) {
        if text.hasCaseInsensitivePrefix("MEBKM:") {
            guard let url = FieldList(text.dropFirst(6))?["URL"] else { return nil }
            self.init(complete: url)
        } else if text.hasCaseInsensitivePrefix("URLTO:") {
            self.init(complete: text.dropFirst(6).trimmed)
        } else if text.hasCaseInsensitivePrefix("URL:") {
            self.init(complete: text.dropFirst(4).trimmed)
        } else {
            self.init(complete: text)
        }
    }

    /// Reads an address that begins with "www.", as people write them.
    init?(bare text: String) {
        guard text.hasCaseInsensitivePrefix("www."), text.dropFirst(4).contains(".") else { return nil }
        self.init(complete: "http://" + text)
    }

    private init?(complete text: String) {
        let scheme = text.prefix { $0 != ":" }.lowercased()
        guard scheme == "http" || scheme == "https", !text.contains(where: \.isWhitespace), let url = URL(string: text),
            url.host?.isEmpty == false
        else { return nil }
        self.url = url.absoluteString
    }
}
