import Foundation

extension RTFReader {
    /// A file of the package that stands in the text.
    mutating func endGraphic(style: TextStyle) throws(RichTextError) {
        expectPlaceholder()
        let name = picture.name.trimmed
        guard !name.isEmpty else { return omissions.note("A file without a name was left out.") }
        try builder.append(content(ofFile: name), style: style)
    }

    private mutating func content(ofFile name: String) -> StyledRun.Content {
        usedFiles.insert(name)
        let identifier = AdaptiveImageGlyph.identifier(ofFileName: name)
        guard let data = files[name] else {
            omissions.note("The file \(name) is not in the package.")
            return identifier.map { .missingGlyph($0) } ?? .text("[\(name)]")
        }
        // A file may stand in many places, and is read once.
        if identifier != nil, let known = glyphFiles[name] { return known }
        var content = StyledRun.Content.attachment(picture.attachment(name: name, contents: data))
        if identifier != nil {
            do {
                content = .glyph(try AdaptiveImageGlyph(imageContent: data))
            } catch {
                omissions.note("The glyph \(name) is damaged, and is kept as a file: \(error.message)")
            }
            glyphFiles[name] = content
        }
        return content
    }
}

extension AdaptiveImageGlyph {
    /// The identifier that a glyph's file is named after; nil where the name is that of another file.
    static func identifier(ofFileName name: String) -> String? {
        let prefix = "AdaptiveImageGlyph-"
        guard name.hasPrefix(prefix), let end = name.lastIndex(of: ".") else { return nil }
        let kept = name[..<end].dropFirst(prefix.count)
        return kept.isEmpty ? nil : kept.removingPercentEncoding ?? String(kept)
    }
}
