import Foundation
import Testing

@testable import RichText

/// What is written and read again is the same: text, ranges, identifiers and the bytes of pictures.
@Suite struct RoundTripTests {
    private static let glyphs = Result {
        try ["orange pie", "", "dog in a spacesuit", "\"quoted\" <b> & {x} \\ é 🎉"].enumerated().map {
            // As small as pictures can be, so that many texts take seconds; of both kinds of file.
            let colour = [UInt8(truncatingIfNeeded: 60 * $0), 90, 30]
            return try AdaptiveImageGlyph(
                SampleGlyph.picture(edge: 8, colour: colour), description: $1, encoding: $0 % 2 == 0 ? .png : nil)
        }
    }
    /// Unoptimised, a text takes some hundredths of a second in each format; `make round-trips` takes 2,000.
    private static let count = ProcessInfo.processInfo.environment["ROUND_TRIPS"].flatMap { Int($0) } ?? 120

    private func check(
        hasLanguages: Bool = false, _ again: (AttributedString) throws -> AttributedString
    ) throws {
        let glyphs = try Self.glyphs.get()
        var kinds = (empty: 0, glyphs: 0, rightToLeft: 0)
        for seed in 0..<UInt64(Self.count) {
            var generator = GeneratedText(seed: seed, glyphs: glyphs, hasLanguages: hasLanguages)
            let text = generator.text()
            let result = try again(text)
            try #require(Piece.pieces(of: result) == Piece.pieces(of: text), "seed \(seed)")
            for (one, other) in zip(text.adaptiveImageGlyphs, result.adaptiveImageGlyphs) {
                try #require(one.glyph.imageContent == other.glyph.imageContent, "seed \(seed)")
            }
            if text.characters.isEmpty { kinds.empty += 1 }
            if !text.adaptiveImageGlyphs.isEmpty { kinds.glyphs += 1 }
            if text.runs.contains(where: { $0.writingDirection == .rightToLeft }) { kinds.rightToLeft += 1 }
        }
        // The texts are what they are meant to be.
        #expect(kinds.empty > Self.count / 40 && kinds.glyphs > Self.count / 2 && kinds.rightToLeft > Self.count / 7)
    }

    /// Behaviour 1: rich text with glyphs needs nothing special to be stored.
    @Test func rtfdFiles() throws {
        try check { text in
            let document = try RichTextDocument(rtfdFiles: try RichTextDocument(text).rtfdFiles())
            #expect(document.omissions.isEmpty)
            return document.text
        }
    }

    @Test func flatRTFD() throws {
        try check { try RichTextDocument(rtfd: try RichTextDocument($0).rtfd()).text }
    }

    @Test func rtf() throws {
        try check { text in
            let document = try RichTextDocument(rtf: try RichTextDocument(text).rtf())
            #expect(document.omissions.isEmpty)
            return document.text
        }
    }

    @Test func html() throws {
        try check(hasLanguages: true) { text in
            let document = try RichTextDocument(html: try RichTextDocument(text).html())
            #expect(document.omissions.isEmpty)
            return document.text
        }
    }

    @Test func htmlWithFiles() throws {
        try check(hasLanguages: true) { text in
            let files = try RichTextDocument(text).htmlFiles()
            let page = try #require(files[RichTextDocument.pageName])
            return try RichTextDocument(html: page, files: files).text
        }
    }

    /// Behaviour 3 with all that a text may have: the letters' looks are not part of what is taken apart.
    @Test func decomposed() throws {
        try check(hasLanguages: true) { text in
            let parts = DecomposedText(text)
            #expect(parts.images.count == Set(text.adaptiveImageGlyphs.map(\.glyph)).count)
            let again = try DecomposedText(string: parts.string, imageGlyphs: parts.imageGlyphs, images: parts.images)
                .attributedString()
            let plain = text.runs.reduce(into: AttributedString()) { plain, run in
                var piece = AttributedString(String(String.UnicodeScalarView(text.unicodeScalars[run.range])))
                piece.adaptiveImageGlyph = run.adaptiveImageGlyph
                plain += piece
            }
            try #require(Piece.pieces(of: again) == Piece.pieces(of: plain))
            return text
        }
    }

    @Test func archive() throws {
        try check(hasLanguages: true) { text in
            let data = try JSONEncoder().encode(AttributedStringArchive(text))
            return try JSONDecoder().decode(AttributedStringArchive.self, from: data).text
        }
    }
}
