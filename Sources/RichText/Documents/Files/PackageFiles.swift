import Foundation

/// The files beside a document, each once.
struct PackageFiles {
    private(set) var files: [String: Data] = [:]
    /// The names of glyphs' files by the glyphs' identifiers.
    private var glyphs: [String: String] = [:]
    private var attachments: [TextAttachment: String] = [:]
    /// How many files wanted a name.
    private var numbers: [String: Int] = [:]

    /// Adds a glyph's file and the PNG that stands for it; returns the name of the glyph's file.
    mutating func add(_ glyph: AdaptiveImageGlyph, fallback: Data) -> String {
        if let known = glyphs[glyph.contentIdentifier] { return known }
        var name = glyph.fileName
        // A file system takes names of 255 bytes. The file itself has the identifier.
        if name.utf8.count > 250 {
            name = AdaptiveImageGlyph.fileName(identifier: String(files.count), extension: glyph.encoding.fileExtension)
        }
        files[name] = glyph.imageContent
        // A glyph that is a PNG itself needs no other.
        if glyph.encoding != .png { files[Self.fallbackName(of: name)] = fallback }
        glyphs[glyph.contentIdentifier] = name
        return name
    }

    /// The name of the PNG that stands for a glyph's file.
    static func fallbackName(of name: String) -> String {
        (name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name) + ".png"
    }

    /// Adds an attachment; returns the name that it got: its own, made harmless, and with a number where it was taken.
    mutating func add(_ attachment: TextAttachment) -> String {
        if let known = attachments[attachment] { return known }
        let name = Self.harmless(attachment.name)
        var unique = name
        while let other = files[unique], other != attachment.contents {
            numbers[name, default: 1] += 1
            unique = "\(numbers[name, default: 2])-\(name)"
        }
        files[unique] = attachment.contents
        attachments[attachment] = unique
        return unique
    }

    /// A name that leads out of no folder, hides nothing and takes no other's place.
    private static func harmless(_ name: String) -> String {
        let kept = String(
            name.unicodeScalars.map { scalar -> Character in
                scalar.value < 0x20 || scalar.value == 0x7F || "/\\{}".unicodeScalars.contains(scalar)
                    ? "_" : Character(scalar)
            })
        // A file system takes names of 255 bytes.
        let short = String(decoding: kept.trimmed.utf8.suffix(200), as: UTF8.self)
        let isTaken = short.hasPrefix(".") || short.isEmpty || short.lowercased() == RTFDPackage.textName.lowercased()
        return isTaken ? "_" + short : short
    }
}
