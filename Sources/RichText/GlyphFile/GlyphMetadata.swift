/// What a glyph's file says about the glyph, on each of its strikes.
struct GlyphMetadata: Hashable, Sendable {
    /// nil where the file has none: then it is a picture like any other.
    var identifier: String?
    var description = ""
    var inset = GlyphInset.zero
    var provenance = GlyphProvenance()

    /// Longest description that is kept, in characters.
    static let longestDescription = 2000

    /// A word or sentence as it may stand in a text in place of the glyph: on one line, without characters that would turn
    /// what stands around it, or be taken for a glyph.
    static func plain(_ text: String) -> String {
        var plain = String.UnicodeScalarView()
        var isAfterSpace = true
        for scalar in text.unicodeScalars.prefix(longestDescription * 4) {
            switch scalar.properties.generalCategory {
            case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control:
                if !isAfterSpace { plain.append(" ") }
                isAfterSpace = true
            default:
                guard !isUnwanted(scalar) else { continue }
                plain.append(scalar)
                isAfterSpace = false
            }
        }
        var kept = String(plain).prefix(longestDescription)
        if kept.hasSuffix(" ") { kept.removeLast() }
        return String(kept)
    }

    /// Embeddings, overrides and isolates of direction; the signs of objects and annotations; private and unassigned ones.
    private static func isUnwanted(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x202A...0x202E, 0x2066...0x2069, 0xFFF9...0xFFFC, 0xFEFF: true
        default: scalar.properties.isNoncharacterCodePoint
        }
    }

    /// An identifier as a file may have it; nil for one that is empty, too long, or has characters that are not seen.
    static func identifier(_ text: String?) -> String? {
        guard let text, !text.isEmpty, text.utf8.count <= GlyphIdentifier.longest,
            text.unicodeScalars.allSatisfy({ scalar in
                !isUnwanted(scalar) && scalar.properties.generalCategory != .control
                    && scalar.properties.generalCategory != .lineSeparator
                    && scalar.properties.generalCategory != .paragraphSeparator
            })
        else { return nil }
        return text
    }
}
