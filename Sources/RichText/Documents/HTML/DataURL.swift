import Foundation

/// A file in a URL: `data:image/png;base64,…`.
enum DataURL {
    static func url(_ data: Data, mediaType: String) -> String {
        "data:\(mediaType);base64,\(data.base64EncodedString())"
    }

    /// The file; nil where the URL is another one, or damaged.
    static func data(_ url: String) -> (data: Data, mediaType: String)? {
        guard url.prefix(5).lowercased() == "data:" else { return nil }
        let bytes = Array(url.utf8)
        let comma = bytes.place(of: UInt8(ascii: ","), in: bytes.indices)
        guard comma < bytes.count else { return nil }
        let words = String(decoding: bytes[5..<comma], as: UTF8.self).split(separator: ";").map {
            String($0).trimmed.lowercased()
        }
        let rest = comma + 1..<bytes.count
        let text = String(decoding: bytes[rest], as: UTF8.self)
        guard let plain = bytes.holds(UInt8(ascii: "%"), in: rest) ? text.removingPercentEncoding : text else {
            return nil
        }
        let data =
            words.contains("base64") ? Data(base64Encoded: plain, options: .ignoreUnknownCharacters) : Data(plain.utf8)
        return data.map { ($0, words.first ?? "text/plain") }
    }
}
