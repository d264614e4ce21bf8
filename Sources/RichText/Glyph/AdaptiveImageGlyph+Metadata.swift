extension AdaptiveImageGlyph {
    /// What the file says about the glyph.
    var metadata: GlyphMetadata {
        GlyphMetadata(
            identifier: contentIdentifier, description: contentDescription, inset: alignmentInset,
            provenance: provenance)
    }

    /// The name of the glyph's file: `AdaptiveImageGlyph-` and the identifier; what no name may hold is written `%2F`.
    public var fileName: String {
        Self.fileName(identifier: contentIdentifier, extension: encoding.fileExtension)
    }

    /// The name of a file of the glyph's in some format.
    package static func fileName(identifier: String, extension ending: String) -> String {
        let kept = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.".utf8)
        let name = identifier.utf8.map { byte -> String in
            guard !kept.contains(byte) else { return String(UnicodeScalar(byte)) }
            return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }.joined()
        // A file system takes 255 bytes.
        let short = name.utf8.count <= 200 ? name : GlyphIdentifier.made(from: Array(identifier.utf8))
        return "AdaptiveImageGlyph-\(short).\(ending)"
    }
}
