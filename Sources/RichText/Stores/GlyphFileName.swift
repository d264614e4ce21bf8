import Foundation

/// Names of files for identifiers, from which the identifiers can be told again.
enum GlyphFileName {
    /// No file system of Linux takes longer ones, in bytes.
    private static let longest = 255
    private static let kept = CharacterSet(
        charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_")

    /// The identifier with all that is special in a name written `%2F`, or behind an `=` in Base64 where that is too long.
    static func name(of identifier: String) -> String? {
        guard !identifier.isEmpty, identifier.utf8.count <= GlyphIdentifier.longest else { return nil }
        if let name = identifier.addingPercentEncoding(withAllowedCharacters: kept), name.utf8.count <= longest {
            return name
        }
        return "=" + Data(identifier.utf8).base64EncodedString().replacingOccurrences(of: "/", with: "_")
    }

    /// The identifier that a file is named after.
    static func identifier(_ name: String) -> String? {
        guard name.hasPrefix("=") else { return name.removingPercentEncoding }
        let encoded = name.dropFirst().replacingOccurrences(of: "_", with: "/")
        return Data(base64Encoded: encoded).map { String(decoding: $0, as: UTF8.self) }
    }
}
