/// The media type of an image, by its first bytes.
enum MediaType {
    static func of(_ bytes: [UInt8]) -> String {
        let start = String(decoding: bytes.prefix(12).map { $0 < 0x80 ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
        if start.hasPrefix("GIF8") { return "image/gif" }
        if start.hasPrefix("RIFF"), start.hasSuffix("WEBP") { return "image/webp" }
        if start.hasSuffix("ftypavif") || start.hasSuffix("ftypavis") { return "image/avif" }
        if start.dropFirst(4).hasPrefix("ftyp") { return "image/heic" }
        if start.hasPrefix("II*") || start.hasPrefix("MM") { return "image/tiff" }
        if start.hasPrefix("BM") { return "image/bmp" }
        if start.dropFirst(4).hasPrefix("jP  ") || bytes.starts(with: [0xFF, 0x4F, 0xFF, 0x51]) { return "image/jp2" }
        if start.wholeMatch(of: /P[1-6]\s.*/.dotMatchesNewlines()) != nil { return "image/x-portable-anymap" }
        return "application/octet-stream"
    }
}
