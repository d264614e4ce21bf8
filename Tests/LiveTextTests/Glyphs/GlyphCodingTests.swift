import Foundation
import Testing

@testable import LiveText

@Suite struct GlyphCodingTests {
    private static func json(_ analysis: ImageAnalysis) throws -> String { try OrderedJSONEncoder().encode(analysis) }

    private static func decoded(_ json: String) throws -> ImageAnalysis {
        try JSONDecoder().decode(ImageAnalysis.self, from: Data(json.utf8))
    }

    @Test func objectIsTheDocumentedOne() throws {
        let glyph = GlyphPage.analysis().glyphs[2]
        let expected =
            #"{"range":[8,9],"quad":[[140,20],[160,20],[160,40],[140,40]],"identifier":""# + glyph.contentIdentifier
            + #"","description":"blue icon"}]}"#
        #expect(try Self.json(GlyphPage.analysis()).hasSuffix(expected))
        #expect(try Self.json(GlyphPage.analysis()).contains(#""description":"party popper","unicode":"🎉"},"#))
    }

    @Test func decodingGivesTheSameWithoutPictures() throws {
        let again = try Self.decoded(Self.json(GlyphPage.analysis()))
        #expect(again == GlyphPage.analysis())
        #expect(try again.glyphs.allSatisfy { try $0.adaptiveImageGlyph() == nil })
        // What is known stays: the emoji themselves, and the place and identity of the other picture.
        let text = again.attributedTranscript
        #expect(String(text.characters) == GlyphPage.transcript)
        #expect(text.runs.compactMap(\.missingImageGlyph) == [GlyphPage.analysis().glyphs[2].contentIdentifier])
    }

    @Test func textWithoutPicturesHasNoKey() throws {
        let json = try Self.json(HandMadeAnalysis.make())
        #expect(!json.contains("glyphs"))
        #expect(try Self.decoded(json).glyphs.isEmpty)
    }

    @Test func embeddedPicturesComeBack() throws {
        let json = try Self.json(GlyphPage.analysis().embeddingGlyphs())
        // Each once.
        #expect(json.ranges(of: "data:image/png;base64,").count == 2)
        let again = try Self.decoded(json)
        #expect(again == GlyphPage.analysis())
        let glyph = try #require(try again.glyphs[2].adaptiveImageGlyph())
        #expect(glyph.contentIdentifier == again.glyphs[2].contentIdentifier)
        #expect(glyph.contentDescription == "blue icon")
        #expect(again.attributedTranscript.adaptiveImageGlyphs.count == 3)
    }

    @Test func picturesInAFolderAreNamed() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "glyphs-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let json = try Self.json(GlyphPage.analysis().writingGlyphs(to: folder, named: "glyphs/"))
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(names.filter { $0.hasSuffix(".png") }.count == 2)
        for name in names where name.hasSuffix(".png") {
            #expect(json.contains(#""file":"glyphs/\#(name)""#))
            let glyph = try AdaptiveImageGlyph(imageContent: Data(contentsOf: folder.appending(path: name)))
            #expect(GlyphPage.analysis().glyphs.contains { $0.contentIdentifier == glyph.contentIdentifier })
        }
        #expect(try Self.decoded(json) == GlyphPage.analysis())
    }

    @Test func objectsFollowTheSchema() throws {
        let root = Sample.folder.deletingLastPathComponent()
        let schema = try JSONSchema(contentsOf: root.appending(path: "Sources/LiveText/Schema/analysis.schema.json"))
        for analysis in [GlyphPage.analysis(), try GlyphPage.analysis().embeddingGlyphs()] {
            #expect(try schema.violations(in: Self.json(analysis)) == [])
        }
        let broken = try Self.json(GlyphPage.analysis()).replacing(#""range":[8,9]"#, with: #""range":[8]"#)
        #expect(try schema.violations(in: broken) != [])
    }

    @Test(arguments: [
        (#""range":[8,9],"quad""#, #""range":[8,10],"quad""#), (#""range":[8,9],"quad""#, #""range":[6,9],"quad""#),
        (#""range":[8,9],"quad""#, #""range":[9223372036854775806,9223372036854775807],"quad""#),
        (#""range":[8,9],"quad""#, #""range":[9,8],"quad""#), (#""range":[8,9],"quad""#, #""range":[9,9],"quad""#),
        (#""description":"blue icon""#, #""description":"blue icon","image":"http://example.com/a.png""#),
        (#""description":"blue icon""#, #""description":"blue icon","image":"data:image/png;base64,ä""#),
    ])
    func lyingObjectsAreRefused(part: String, replacement: String) throws {
        let json = try Self.json(GlyphPage.analysis())
        // The last one: ranges of words look alike.
        let place = try #require(json.range(of: part, options: .backwards))
        #expect(throws: DecodingError.self) { try Self.decoded(json.replacingCharacters(in: place, with: replacement)) }
    }

    @Test func damagedPictureIsAnErrorWhenItIsAskedFor() throws {
        let json = try Self.json(GlyphPage.analysis()).replacing(
            #""description":"blue icon""#,
            with: #""description":"blue icon","image":"data:image/png;base64,iVBORw0KGgo=""#)
        let analysis = try Self.decoded(json)
        #expect(throws: RichTextError.self) { try analysis.glyphs[2].adaptiveImageGlyph() }
        // The text is there all the same.
        #expect(analysis.attributedTranscript.runs.compactMap(\.missingImageGlyph).count == 1)
    }

    /// A glyph an emoji, thousands of them, each its own and none with a picture.
    @Test(.timeLimit(.minutes(1))) func manyGlyphsTakeNoLonger() throws {
        let count = 20_000
        let quad = Quad(Rectangle(x: 0, y: 0, width: 10, height: 10))
        let line = try #require(
            TextLine(joining: [TextWord(text: String(repeating: "🎉", count: count), quad: quad, confidence: 1)]))
        let document = RecognizedDocument(
            size: PixelSize(width: 10, height: 10), blocks: [try #require(TextBlock(lines: [line]))], codes: [])
        let glyphs = (0..<count).map { index in
            DetectedGlyph(
                range: index * 2..<index * 2 + 2, quad: quad, identifier: "\(index)", description: "", unicode: "🎉",
                image: .none)
        }
        let match = DataMatch(
            type: .link, text: "", range: 3..<7, value: .link(url: "https://example.org"),
            actions: [DataAction(title: "Open", url: "https://example.org")])
        let analysis = ImageAnalysis(document: document, matches: [match], glyphs: glyphs)
        // A glyph that data cuts through stays text.
        #expect(analysis.attributedTranscript.characters.count >= count)
        #expect(analysis.plainText == analysis.transcript)
    }
}
