public import Foundation

/// A text with glyphs, taken apart: the string with a U+FFFC for each glyph, where which glyph stands, and the picture of each.
///
/// So it goes into stores of plain text: the string as it is, places and identifiers beside it, pictures by themselves.
/// Letters' attributes are not part of it.
public struct DecomposedText: Hashable, Sendable {
    /// The text.
    public var string: String
    /// The place of each glyph, a U+FFFC in UTF-16 code units, and its identifier; in the order of the text.
    public var imageGlyphs: [(NSRange, String)] { places.map { ($0.range, $0.identifier) } }
    /// The file of each glyph by its identifier, once however often it occurs.
    public var images: [String: Data]

    private struct Place: Hashable, Sendable {
        let range: NSRange
        let identifier: String
    }
    private var places: [Place]

    /// Takes the three parts.
    ///
    /// - Parameters:
    ///   - string: The text.
    ///   - imageGlyphs: Places and identifiers, in any order.
    ///   - images: Glyphs' files by identifier; one that is not there makes its glyph a missing one.
    public init(string: String, imageGlyphs: [(NSRange, String)], images: [String: Data]) {
        self.string = string
        self.images = images
        places = imageGlyphs.map { Place(range: $0.0, identifier: $0.1) }.sorted {
            $0.range.location < $1.range.location
        }
    }

    /// Takes a text apart. A glyph whose picture is missing keeps its place and identifier.
    public init(_ text: AttributedString) {
        string = String(text.characters)
        images = [:]
        places = []
        var offset = 0
        for run in text.runs {
            let length = text.utf16.distance(from: run.range.lowerBound, to: run.range.upperBound)
            defer { offset += length }
            guard let identifier = run.adaptiveImageGlyph?.contentIdentifier ?? run.missingImageGlyph else { continue }
            if let glyph = run.adaptiveImageGlyph, images[identifier] == nil {
                images[identifier] = glyph.imageContent
            }
            // A run of equal glyphs: U+FFFC is one code unit.
            places += (offset..<offset + length).map {
                Place(range: NSRange(location: $0, length: 1), identifier: identifier)
            }
        }
    }

    /// The identifiers of the glyphs whose pictures are not there.
    public var missingIdentifiers: Set<String> {
        Set(places.map(\.identifier)).subtracting(images.keys)
    }
}
