import Foundation

/// A file in a URL: `data:image/png;base64,…`.
enum DataURL {
    static func url(_ data: Data, mediaType: String) -> String {
        "data:\(mediaType);base64,\(data.base64EncodedString())"
    }

    /// The file; nil where the URL is another one, or damaged.
    static func data(_ url: String) -> (data: Data, mediaType: String)? {
        guard url.prefix(5).lowercased() == "data:", let comma = url.utf8.firstIndex(of: UInt8(ascii: ",")) else {
            return nil
        }
        let words = url[..<comma].dropFirst(5).split(separator: ";").map { String($0).trimmed.lowercased() }
        let rest = String(url[url.index(after: comma)...])
        let plain = rest.utf8.contains(UInt8(ascii: "%")) ? rest.removingPercentEncoding : rest
        guard let plain else { return nil }
        let data =
            words.contains("base64") ? Data(base64Encoded: plain, options: .ignoreUnknownCharacters) : Data(plain.utf8)
        return data.map { ($0, words.first ?? "text/plain") }
    }
}
