internal import DocumentModel
internal import Imaging
internal import RichText

/// Finds what stands in a text as a picture, and cuts it from the image.
enum GlyphStage {
    /// A letter that is a picture, and its place.
    private struct Place {
        let range: Range<Int>
        let quad: Quad
        /// The emoji; nil for U+FFFC.
        let emoji: String?
    }

    /// Whether any letter of a text is a picture. Cheap.
    static func hasPictures(_ document: RecognizedDocument) -> Bool {
        document.transcript.unicodeScalars.contains(where: \.mayBePicture)
    }

    /// The emoji in a text, each once, in their order.
    static func emoji(in document: RecognizedDocument) -> [String] {
        var seen: Set<String> = []
        return places(in: document).compactMap(\.emoji).filter { seen.insert($0).inserted }
    }

    /// The glyphs of a text.
    ///
    /// - Parameters:
    ///   - document: The text.
    ///   - picture: The image it was read in, to cut from; places without pixels stay without a glyph.
    ///   - names: What emoji are called; Unicode's name stands in for one that is missing.
    /// - Returns: The glyphs in the order of the transcript.
    static func glyphs(
        in document: RecognizedDocument, picture: Picture, names: [String: String]
    ) -> [DetectedGlyph] {
        let places = places(in: document)
        guard !places.isEmpty, picture.size == document.size else { return [] }
        // Of an emoji that occurs often the largest is cut, once.
        var largest: [String: Place] = [:]
        for place in places {
            guard let emoji = place.emoji else { continue }
            if let other = largest[emoji], other.quad.height >= place.quad.height { continue }
            largest[emoji] = place
        }
        let cuts = largest.compactMapValues { GlyphCut(at: $0.quad, in: picture) }
        return places.compactMap { place -> DetectedGlyph? in
            if place.emoji == nil, let code = document.codes.first(where: { $0.quad == place.quad }) {
                return glyph(of: code, at: place, in: picture)
            }
            guard let emoji = place.emoji else {
                guard let cut = GlyphCut(at: place.quad, in: picture) else { return nil }
                return DetectedGlyph(
                    range: place.range, quad: place.quad, identifier: cut.identifier, description: cut.description,
                    unicode: nil, image: .cut(cut.picture))
            }
            guard let cut = cuts[emoji] else { return nil }
            return DetectedGlyph(
                range: place.range, quad: place.quad, identifier: cut.identifier,
                description: names[emoji] ?? emoji.unicodeName, unicode: emoji, image: .cut(cut.picture))
        }
    }

    /// A code with the quiet zone around it, without which nobody could scan it again.
    private static func glyph(of code: Code, at place: Place, in picture: Picture) -> DetectedGlyph? {
        let quiet = min(place.quad.width, place.quad.height) / 10
        guard let cut = GlyphCut(at: place.quad.grown(by: quiet), in: picture, keepsGround: true) else { return nil }
        return DetectedGlyph(
            range: place.range, quad: place.quad, identifier: cut.identifier, description: code.glyphDescription,
            unicode: nil, image: .cut(cut.picture))
    }

    private static func places(in document: RecognizedDocument) -> [Place] {
        var places: [Place] = []
        for (line, range) in zip(document.lines, document.lineRanges) {
            for word in line.words where word.text.unicodeScalars.contains(where: \.mayBePicture) {
                var offset = 0
                for letter in word.text {
                    let units = letter.utf16.count
                    defer { offset += units }
                    guard letter.isPicture else { continue }
                    let start = range.lowerBound + word.range.lowerBound + offset
                    places.append(
                        Place(
                            range: start..<start + units, quad: word.quad(from: offset, to: offset + units),
                            emoji: letter == Self.objectReplacement ? nil : String(letter)))
                }
            }
        }
        return places
    }

    fileprivate static let objectReplacement: Character = "\u{FFFC}"
}

extension Unicode.Scalar {
    /// Whether it may begin, or be part of, what is drawn as a picture. Cheap: it is asked of every letter.
    fileprivate var mayBePicture: Bool {
        value >= 0x20E3 && (value == 0x20E3 || value == 0xFFFC || value == 0xFE0F || properties.isEmojiPresentation)
    }
}

extension Character {
    /// Whether it is an emoji that is drawn as one, or stands for a picture.
    fileprivate var isPicture: Bool {
        guard let first = unicodeScalars.first else { return false }
        return first.value == 0xFFFC || first.properties.isEmojiPresentation
            || first.properties.isEmoji && unicodeScalars.contains { $0.value == 0xFE0F || $0.value == 0x20E3 }
    }
}

extension String {
    /// What Unicode calls its characters.
    fileprivate var unicodeName: String {
        let names = unicodeScalars.filter { !["\u{FE0F}", "\u{200D}"].contains($0) }.compactMap(\.properties.name)
        return names.isEmpty ? "emoji" : names.joined(separator: ", ").lowercased()
    }
}
