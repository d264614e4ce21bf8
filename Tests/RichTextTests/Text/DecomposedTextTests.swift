import Foundation
import Testing

@testable import RichText

@Suite struct DecomposedTextTests {
    private static let glyphs = Result { try (0..<4).map { try SampleGlyph.glyph($0, encoding: .png) } }

    /// Texts with glyphs alone, beside each other, often the same, in texts of all directions, and without any.
    private static func texts(_ count: Int) throws -> [AttributedString] {
        var random = SeededGenerator(seed: 2026)
        let glyphs = try glyphs.get()
        let words = ["see you", "שלום", "مرحبا ", "\n", "👩‍👩‍👧‍👦", "e\u{301}", "\u{FFFC}", "", "日本", "🇩🇪", "a\u{200D}"]
        return try (0..<count).map { _ in
            var text = AttributedString()
            for _ in 0..<Int.random(in: 0..<12, using: &random) {
                if Bool.random(using: &random) {
                    let glyph = try #require(glyphs.randomElement(using: &random))
                    text += AttributedString(adaptiveImageGlyph: glyph)
                } else {
                    text += AttributedString(try #require(words.randomElement(using: &random)))
                }
            }
            return text
        }
    }

    @Test func recomposedIsWhatWasDecomposed() throws {
        for text in try Self.texts(2000) {
            let parts = DecomposedText(text)
            #expect(parts.missingIdentifiers.isEmpty)
            let again = try parts.attributedString()
            #expect(again == text)
            #expect(
                again.adaptiveImageGlyphs.map(\.glyph.imageContent)
                    == text.adaptiveImageGlyphs.map(\.glyph.imageContent))
            #expect(parts.string == String(text.characters))
        }
    }

    @Test func archiveIsWhatWasArchived() throws {
        for var text in try Self.texts(300) {
            if text.endIndex > text.startIndex {
                text[text.startIndex..<text.endIndex].link = URL(string: "https://example.org")
            }
            let data = try JSONEncoder().encode(AttributedStringArchive(text))
            let again = try JSONDecoder().decode(AttributedStringArchive.self, from: data).text
            #expect(again == text)
            #expect(
                again.adaptiveImageGlyphs.map(\.glyph.imageContent)
                    == text.adaptiveImageGlyphs.map(\.glyph.imageContent))
        }
    }

    @Test func eachPictureIsThereOnce() throws {
        let glyphs = try Self.glyphs.get()
        let text = [0, 1, 0, 0, 1].reduce(AttributedString("x")) {
            $0 + AttributedString(adaptiveImageGlyph: glyphs[$1])
        }
        let parts = DecomposedText(text)
        #expect(parts.string == "x\u{FFFC}\u{FFFC}\u{FFFC}\u{FFFC}\u{FFFC}")
        #expect(parts.imageGlyphs.map(\.0) == (1...5).map { NSRange(location: $0, length: 1) })
        #expect(parts.imageGlyphs.map(\.1) == [0, 1, 0, 0, 1].map { glyphs[$0].contentIdentifier })
        #expect(parts.images.count == 2)
        let archive = try JSONEncoder().encode(AttributedStringArchive(text))
        #expect(archive.count < (glyphs[0].imageContent.count + glyphs[1].imageContent.count) * 3 / 2 + 2000)
    }

    @Test func glyphWithoutAPictureKeepsItsPlace() throws {
        let glyph = try Self.glyphs.get()[0]
        var parts = DecomposedText(
            AttributedString("a") + AttributedString(adaptiveImageGlyph: glyph) + AttributedString("b"))
        let picture = parts.images
        parts.images = [:]
        #expect(parts.missingIdentifiers == [glyph.contentIdentifier])
        var told: [String] = []
        let text = try parts.attributedString { told.append($0) }
        #expect(told == [glyph.contentIdentifier])
        #expect(String(text.characters) == "a\u{FFFC}b")
        #expect(text.adaptiveImageGlyphs.isEmpty)
        #expect(text.containsAdaptiveImageGlyphs)
        #expect(text.runs.compactMap(\.missingImageGlyph) == [glyph.contentIdentifier])
        // Taken apart again, nothing is lost; with its picture it is a glyph again.
        var again = DecomposedText(text)
        #expect(again == parts)
        again.images = picture
        #expect(try again.attributedString().adaptiveImageGlyphs.map(\.glyph) == [glyph])
        let archive = try JSONEncoder().encode(AttributedStringArchive(text))
        #expect(try JSONDecoder().decode(AttributedStringArchive.self, from: archive).text == text)
    }

    @Test func pictureOfAnotherGlyphDoesNotStandInForIt() throws {
        let glyphs = try Self.glyphs.get()
        var parts = DecomposedText(AttributedString(adaptiveImageGlyph: glyphs[0]))
        parts.images = [glyphs[0].contentIdentifier: glyphs[1].imageContent]
        var told: [String] = []
        #expect(try parts.attributedString { told.append($0) }.adaptiveImageGlyphs.isEmpty)
        #expect(told == [glyphs[0].contentIdentifier])
        parts.images = [glyphs[0].contentIdentifier: Data("no picture".utf8)]
        #expect(try parts.attributedString { told.append($0) }.adaptiveImageGlyphs.isEmpty)
    }

    @Test(arguments: [
        [NSRange(location: 0, length: 1)], [NSRange(location: 1, length: 2)], [NSRange(location: 1, length: 0)],
        [NSRange(location: 3, length: 1)], [NSRange(location: -1, length: 1)], [NSRange(location: .max, length: 1)],
        [NSRange(location: 1, length: 1), NSRange(location: 1, length: 1)], [NSRange(location: .max, length: .max)],
        [NSRange(location: NSNotFound, length: 0)],
    ]) func placesThatAreNoneAreAnError(ranges: [NSRange]) {
        let parts = DecomposedText(string: "a\u{FFFC}b", imageGlyphs: ranges.map { ($0, "x") }, images: [:])
        #expect(throws: RichTextError.self) { try parts.attributedString() }
    }

    @Test(arguments: [
        #"{"string": "ab", "images": {}, "runs": [{"range": [0, 3], "attributes": {}}]}"#,
        #"{"string": "ab", "images": {}, "runs": [{"range": [-1, 1], "attributes": {}}]}"#,
        #"{"string": "ab", "images": {}, "runs": [{"range": [1, 1], "attributes": {}}]}"#,
        #"{"string": "ab", "images": {}, "runs": [{"range": [1], "attributes": {}}]}"#,
        #"{"string": "ab", "images": {}, "runs": [{"range": [1, 2], "attributes": {}}, {"range": [0, 1], "attributes": {}}]}"#,
        #"{"string": "ab", "images": {}, "runs": [{"range": [0, 9223372036854775807], "attributes": {}}]}"#,
        #"{"string": "ab", "images": {"x": "AA"}, "runs": [{}]}"#, #"{}"#, #"[]"#,
    ]) func archivesThatContradictThemselvesAreErrors(json: String) {
        #expect(throws: (any Error).self) {
            try JSONDecoder().decode(AttributedStringArchive.self, from: Data(json.utf8))
        }
    }
}
