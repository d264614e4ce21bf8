public import Foundation

/// A text with glyphs as a value that can be encoded, because `AttributedString` cannot outside Apple's platforms.
///
/// It has the string, the attributes of its runs in UTF-16 code units, and the file of each glyph once:
///
/// ```json
/// {"string": "see you \u{FFFC}", "images": {"6D1B…": "AAAA…"},
///  "runs": [{"range": [8, 9], "attributes": {}, "imageGlyph": "6D1B…"}]}
/// ```
///
/// Kept are glyphs, links, languages and the module's own attributes.
public struct AttributedStringArchive: Hashable, Sendable {
    /// The text.
    public var text: AttributedString

    /// Takes a text.
    public init(_ text: AttributedString) {
        self.text = text
    }
}

extension AttributedStringArchive: Codable {
    private enum CodingKeys: String, CodingKey {
        case string, runs, images
    }

    private enum RunKeys: String, CodingKey {
        case range, attributes, imageGlyph
    }

    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    /// Writes the text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(String(text.characters), forKey: .string)
        var images: [String: Data] = [:]
        var runs = container.nestedUnkeyedContainer(forKey: .runs)
        var offset = 0
        for run in text.runs {
            let length = text.utf16.distance(from: run.range.lowerBound, to: run.range.upperBound)
            defer { offset += length }
            guard run.attributes != AttributeContainer() else { continue }
            var entry = runs.nestedContainer(keyedBy: RunKeys.self)
            try entry.encode([offset, offset + length], forKey: .range)
            var attributes = entry.nestedContainer(keyedBy: Name.self, forKey: .attributes)
            for attribute in ArchivedAttribute.known {
                try attribute.encode(run) { attributes.superEncoder(forKey: Name(stringValue: $0)) }
            }
            guard let glyph = run.adaptiveImageGlyph else { continue }
            try entry.encode(glyph.contentIdentifier, forKey: .imageGlyph)
            images[glyph.contentIdentifier] = images[glyph.contentIdentifier] ?? glyph.imageContent
        }
        try container.encode(images, forKey: .images)
    }

    /// Reads a text. A glyph whose file is not there, or is not a glyph, becomes the attribute `missingImageGlyph`.
    ///
    /// - Throws: `DecodingError`, also where a range is not one of the string, or runs overlap.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let units = Array(try container.decode(String.self, forKey: .string).utf16)
        let images = try container.decode([String: Data].self, forKey: .images)
        var glyphs: [String: AdaptiveImageGlyph] = [:]
        for (identifier, image) in images {
            guard let glyph = try? AdaptiveImageGlyph(imageContent: image), glyph.contentIdentifier == identifier
            else { continue }
            glyphs[identifier] = glyph
        }
        var text = AttributedString()
        var end = 0
        func plain(_ range: Range<Int>) -> AttributedString {
            AttributedString(String(decoding: units[range], as: UTF16.self))
        }
        var runs = try container.nestedUnkeyedContainer(forKey: .runs)
        while !runs.isAtEnd {
            let entry = try runs.nestedContainer(keyedBy: RunKeys.self)
            let range = try entry.decode([Int].self, forKey: .range)
            guard range.count == 2, range[0] >= end, range[1] > range[0], range[1] <= units.count else {
                throw DecodingError.dataCorruptedError(
                    forKey: .range, in: entry,
                    debugDescription: "\(range) is not a range behind \(end) of \(units.count) UTF-16 code units.")
            }
            text += plain(end..<range[0])
            end = range[1]
            let names = try entry.nestedContainer(keyedBy: Name.self, forKey: .attributes)
            var attributes = AttributeContainer()
            for attribute in ArchivedAttribute.known {
                let name = Name(stringValue: attribute.name)
                if names.contains(name) { try attribute.decode(names.superDecoder(forKey: name), &attributes) }
            }
            if let identifier = try entry.decodeIfPresent(String.self, forKey: .imageGlyph) {
                attributes.adaptiveImageGlyph = glyphs[identifier]
                if glyphs[identifier] == nil { attributes.missingImageGlyph = identifier }
            }
            var run = plain(range[0]..<range[1])
            run.mergeAttributes(attributes)
            text += run
        }
        self.text = text + plain(end..<units.count)
    }
}
