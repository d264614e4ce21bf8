internal import Foundation

/// Bytes that clients send as base64: alone or in a `data:` URL, in the letters of URLs or not, padded or not, in lines or not.
enum Base64Content {
    /// The bytes; nil where the text is no base64, or none of it.
    static func bytes(in text: String) -> [UInt8]? {
        var digits = text[...]
        if text.hasPrefix("data:") {
            guard let comma = text.firstIndex(of: ","), text[..<comma].hasSuffix(";base64") else { return nil }
            digits = text[text.index(after: comma)...]
        }
        guard digits.contains(where: { $0 != "=" }) else { return nil }
        let data = Data(base64Encoded: String(digits)) ?? Data(base64Encoded: standard(digits))
        guard let data, !data.isEmpty else { return nil }
        return Array(data)
    }

    private static func standard(_ text: Substring) -> String {
        let digits = text.filter { !$0.isNewline }.replacing("-", with: "+").replacing("_", with: "/")
            .prefix { $0 != "=" }
        return digits + String(repeating: "=", count: (4 - digits.utf8.count % 4) % 4)
    }
}
