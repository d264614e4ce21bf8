import Foundation
import Recognition
import Testing

@testable import LiveText

@Suite struct AttributedTranscriptTests {
    @Test func glyphsStandInTheirPlaces() throws {
        let text = GlyphPage.analysis().attributedTranscript
        #expect(String(text.characters) == "Hi \u{FFFC}\u{FFFC} \u{FFFC}")
        #expect(
            text.adaptiveImageGlyphs.map(\.glyph.contentDescription) == ["party popper", "party popper", "blue icon"])
        // Nothing is lost where pictures cannot be.
        let document = RichTextDocument(text)
        #expect(try document.plainText(glyphs: .emoji) == "Hi 🎉🎉 [blue icon]")
        #expect(try document.plainText() == "Hi [party popper][party popper] [blue icon]")
    }

    @Test func documentsKeepThem() throws {
        let text = GlyphPage.analysis().attributedTranscript
        let identifiers = text.adaptiveImageGlyphs.map(\.glyph.contentIdentifier)
        let document = RichTextDocument(text)
        let again = [
            try RichTextDocument(rtfd: document.rtfd()), try RichTextDocument(html: document.html()),
            try RichTextDocument(rtf: document.rtf()),
        ]
        for read in again {
            #expect(String(read.text.characters) == String(text.characters))
            #expect(read.text.adaptiveImageGlyphs.map(\.glyph.contentIdentifier) == identifiers)
        }
    }

    @MainActor @Test func selectionHasItsGlyphs() throws {
        let interaction = ImageAnalysisInteraction()
        interaction.analysis = GlyphPage.analysis()
        interaction.preferredInteractionTypes = .textSelection
        let text = interaction.text
        interaction.selectedRanges = [
            try #require(text.range(of: "i 🎉")), try #require(text.range(of: "\u{FFFC}")),
        ]
        let selected = interaction.selectedAttributedText
        #expect(String(selected.characters) == "i \u{FFFC}\n\u{FFFC}")
        #expect(selected.adaptiveImageGlyphs.map(\.glyph.contentDescription) == ["party popper", "blue icon"])
    }

    /// The picture is a chat drawn in DejaVu Sans at 32 pixels, its emoji reduced from Noto Color Emoji's own pictures.
    @Test(.enabled(if: NeuralData.folder != nil, "the networks are not installed"))
    func emojiOfAPictureAreGlyphs() async throws {
        let picture = Sample.folder.deletingLastPathComponent()
            .appending(path: "Tests/RecognitionTests/Fixtures/Emoji/chat.png")
        let analysis = try await ImageAnalyzer(workers: 2).analyze(imageAt: picture, configuration: .init(.text))
        #expect(analysis.glyphs.map(\.unicode) == ["🎉", "🍰", "👍🏽", "🇩🇪", "1️⃣"])
        // Their names in CLDR.
        #expect(
            analysis.glyphs.map(\.contentDescription) == [
                "party popper", "shortcake", "thumbs up: medium skin tone", "flag: Germany", "keycap: 1",
            ])
        let text = analysis.transcript
        for glyph in analysis.glyphs {
            #expect(String(text[analysis.document.indices(of: glyph.range)]) == glyph.unicode)
        }
        // The picture's recipe puts the first at 262, 31 in 40 by 38 pixels.
        let box = analysis.glyphs[0].quad.boundingBox
        #expect(abs(box.center.x - 282) < 3 && abs(box.center.y - 50) < 3)
        let flag = try #require(try analysis.glyphs[3].adaptiveImageGlyph())
        let strike = flag.strike(forTextSize: 40)
        let pixels = try flag.pixels(of: strike)
        // Red in the middle, nothing in the corner.
        let middle = (strike.edge / 2 * strike.edge + strike.edge / 2) * 4
        #expect(pixels[middle] > 180 && pixels[middle + 1] < 60 && pixels[middle + 3] > 240)
        #expect(pixels[3] == 0)
        #expect(analysis.attributedTranscript.adaptiveImageGlyphs.count == 5)
    }
}
