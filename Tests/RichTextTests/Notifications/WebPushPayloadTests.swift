import Foundation
import Testing

@testable import RichText

@Suite struct WebPushPayloadTests {
    private struct Read: Decodable {
        struct Glyph: Decodable {
            var range: [Int]
            var identifier, description: String
        }
        var title, body, text, assets: String
        var icon: String?
        var glyphs: [Glyph]
    }

    private static func payload(_ text: AttributedString) -> WebPushPayload {
        WebPushPayload(AttributedMessageContext(sender: "Ada", attributedContent: text), assets: "/glyphs/")
    }

    private static func read(_ data: Data) throws -> Read { try JSONDecoder().decode(Read.self, from: data) }

    @Test func glyphsAreNamed() throws {
        let glyph = try SampleGlyph.glyph(description: "pie", encoding: .png)
        let text = AttributedString("🍰 a ") + AttributedString(adaptiveImageGlyph: glyph) + AttributedString("!")
        let read = try Self.read(Self.payload(text).json())
        #expect(read.title == "Ada" && read.body == "🍰 a [pie]!" && read.text == "🍰 a \u{FFFC}!")
        #expect(read.glyphs.map(\.range) == [[5, 6]])
        #expect(read.glyphs.map(\.identifier) == [glyph.contentIdentifier])
        #expect(read.glyphs.map(\.description) == ["pie"])
        #expect(read.icon == nil && read.assets == "/glyphs/")
        #expect(
            try Self.read(Self.payload(AttributedString(adaptiveImageGlyph: glyph)).json()).icon
                == glyph.contentIdentifier)
    }

    @Test func longTextsEndEarly() throws {
        let glyph = try SampleGlyph.glyph(description: "pie", encoding: .png)
        let word = AttributedString("👩‍👩‍👧‍👦 \u{FFFC} ") + AttributedString(adaptiveImageGlyph: glyph)
        let text = (0..<200).reduce(AttributedString()) { sum, _ in sum + word }
        let data = try Self.payload(text).json()
        #expect(data.count <= WebPushPayload.largest && data.count > WebPushPayload.largest * 9 / 10)
        let read = try Self.read(data)
        #expect(read.text.hasSuffix("…") && String(text.characters).hasPrefix(read.text.dropLast()))
        #expect(read.body.components(separatedBy: "[pie]").count - 1 == read.glyphs.count)
        let units = Array(read.text.utf16)
        #expect(read.glyphs.allSatisfy { units[$0.range[0]] == 0xFFFC })
        #expect(read.glyphs.count > 3)
    }

    @Test func titleHasToFit() {
        let context = AttributedMessageContext(sender: String(repeating: "é", count: 1990), attributedContent: "hello")
        let payload = WebPushPayload(context, assets: "/glyphs/")
        #expect(throws: RichTextError.self) { try payload.json() }
        #expect(throws: RichTextError.self) { try payload.json(limit: 0) }
        #expect(throws: RichTextError.self) { try payload.json(limit: -5) }
    }
}
