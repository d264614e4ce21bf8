public import Foundation
internal import RichText

extension ImageAnalysis {
    /// The analysis with the pictures of its glyphs in it, so that its JSON holds them: PNGs, each once for each identifier.
    ///
    /// - Throws: `RichTextError` where a picture cannot be encoded.
    public func embeddingGlyphs() throws -> ImageAnalysis {
        var seen: Set<String> = []
        return withGlyphs(
            try glyphs.map { glyph in
                guard seen.insert(glyph.contentIdentifier).inserted else { return glyph.with(.none) }
                guard let image = try glyph.adaptiveImageGlyph() else { return glyph }
                return glyph.with(.embedded(try image.pngData()))
            })
    }

    /// Writes the pictures of the glyphs into a folder, which is made where it is missing, and names them in the analysis.
    ///
    /// - Parameters:
    ///   - folder: Where the files go: for each glyph `AdaptiveImageGlyph-….heic` and a PNG of that name.
    ///   - path: What the JSON says before the files' names; empty where it lies in the same folder.
    /// - Returns: The analysis with the names of the PNGs.
    /// - Throws: `RichTextError`, or what the file system says.
    public func writingGlyphs(to folder: URL, named path: String = "") throws -> ImageAnalysis {
        guard !glyphs.isEmpty else { return self }
        var names: [String: String] = [:]
        return withGlyphs(
            try glyphs.map { glyph in
                if let name = names[glyph.contentIdentifier] { return glyph.with(.beside(name)) }
                guard let image = try glyph.adaptiveImageGlyph() else { return glyph }
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                let file = folder.appendingPathComponent(image.fileName)
                let png = file.deletingPathExtension().appendingPathExtension("png")
                try image.imageContent.write(to: file, options: .atomic)
                if png != file { try image.pngData().write(to: png, options: .atomic) }
                let name = path + png.lastPathComponent
                names[glyph.contentIdentifier] = name
                return glyph.with(.beside(name))
            })
    }

    private func withGlyphs(_ glyphs: [DetectedGlyph]) -> ImageAnalysis {
        ImageAnalysis(document: document, data: data, glyphs: glyphs)
    }
}
