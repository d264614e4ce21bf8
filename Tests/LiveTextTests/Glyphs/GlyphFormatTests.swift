import Foundation
import Testing

@testable import LiveText

@Suite struct GlyphFormatTests {
    private static func document(_ format: AnalysisFormat) throws -> Data {
        let timings = AnalysisTimings(total: 1, decode: 0, text: 0, codes: 0, data: 0)
        let image = AnalyzedImage(
            bitmap: GlyphPage.picture(), origin: .image(nil, page: 1, nil), readLines: [],
            analysis: GlyphPage.analysis(),
            timings: timings)
        return Data(try format.document(of: image, named: "a.png"))
    }

    private static func text(_ format: AnalysisFormat) throws -> String {
        String(decoding: try document(format), as: UTF8.self)
    }

    @Test func textNamesWhatHasNoCharacter() throws {
        #expect(try Self.text(.text) == "Hi 🎉🎉 [blue icon]\n")
        #expect(GlyphPage.analysis().plainText == "Hi 🎉🎉 [blue icon]")
        // A bracket would begin a link.
        #expect(try Self.text(.markdown) == #"Hi 🎉🎉 \[blue icon\]"# + "\n")
    }

    @Test func richFormatsHoldThePictures() throws {
        let expected = GlyphPage.analysis().attributedTranscript
        let identifiers = expected.adaptiveImageGlyphs.map(\.glyph.contentIdentifier)
        for read in [
            try RichTextDocument(rtf: Self.document(.rtf)), try RichTextDocument(rtfd: Self.document(.rtfd)),
            try RichTextDocument(html: Self.document(.flow)),
        ] {
            #expect(String(read.text.characters) == String(expected.characters))
            #expect(read.text.adaptiveImageGlyphs.map(\.glyph.contentIdentifier) == identifiers)
        }
    }

    @Test func rtfdIsAFolder() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).rtfd")
        defer { try? FileManager.default.removeItem(at: folder) }
        try AnalysisFormat.rtfd.write(Array(Self.document(.rtfd)), to: folder)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(names.contains("TXT.rtf"))
        #expect(names.filter { $0.hasPrefix("AdaptiveImageGlyph-") && $0.hasSuffix(".png") }.count == 2)
        #expect(try RichTextDocument(rtfdFolder: folder).text.adaptiveImageGlyphs.count == 3)
    }

    @Test func dataIsFoundBesidePictures() {
        let text = "call \u{FFFC} +1 510-653-3394 \u{FFFC} or mend\u{FFFC}@example.org"
        let found = DataDetector().matches(in: text)
        #expect(found.first?.text == "+1 510-653-3394")
        #expect(!found.contains { $0.text.contains("\u{FFFC}") })
    }

    @Test func wantedTypesAreNamed() throws {
        #expect(try WantedTypes("text,icons").hasIcons)
        #expect(try WantedTypes("icons").analysisTypes == .text)
        #expect(!WantedTypes.all.hasIcons)
        #expect(throws: InvalidOption.self) { try WantedTypes("icon") }
        var settings = AnalysisSettings()
        settings.types = try WantedTypes("text,icons")
        #expect(try settings.configuration().textRecognition.marksPictures)
    }
}
