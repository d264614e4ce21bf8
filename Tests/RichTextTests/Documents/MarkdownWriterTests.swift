import Foundation
import Testing

@testable import RichText

@Suite struct MarkdownWriterTests {
    private static func styled(_ text: String, _ change: (inout AttributeContainer) -> Void) -> AttributedString {
        var attributes = AttributeContainer()
        change(&attributes)
        return AttributedString(text, attributes: attributes)
    }

    private static func markdown(_ text: AttributedString) throws -> String { try RichTextDocument(text).markdown() }

    @Test func looksBecomeSigns() throws {
        let text =
            AttributedString("plain ") + Self.styled("bold ") { $0.isBold = true }
            + Self.styled("both") {
                $0.isBold = true; $0.isItalic = true
            } + AttributedString(" ")
            + Self.styled("gone") { $0.isStruckThrough = true }
            + Self.styled(" here") { $0.link = URL(string: "https://example.org/a(b)") }
        #expect(
            try Self.markdown(text)
                == "plain **bold** ***both*** ~~gone~~ [here](https://example.org/a%28b%29)\n")
    }

    @Test func harmfulLinksAreText() throws {
        let text = Self.styled("press") { $0.link = URL(string: "javascript:alert(1)") }
        #expect(try Self.markdown(text) == "press\n")
    }

    @Test(arguments: [
        ("# no heading", "\\# no heading\n"), ("1. no item", "1\\. no item\n"), ("- no item", "\\- no item\n"),
        ("> no quote", "\\> no quote\n"), ("a *b* _c_ `d`", "a \\*b\\* \\_c\\_ \\`d\\`\n"),
        ("![a](b) <script>", "!\\[a\\](b) \\<script>\n"), ("snake_case", "snake_case\n"),
        ("&lt; & co", "\\&lt; & co\n"),
        ("one\ntwo", "one\n\ntwo\n"), ("", ""), ("\n \n", ""),
        ("    four blanks are no code", "four blanks are no code\n"),
        ("a\u{2028}b", "a\\\nb\n"), ("| a | b |", "\\| a \\| b \\|\n"),
    ])
    func textIsNoMarkup(text: String, markdown: String) throws {
        #expect(try Self.markdown(AttributedString(text)) == markdown)
    }

    @Test func glyphsAreNeverDropped() throws {
        let glyph = try SampleGlyph.glyph(description: "orange [pie]")
        let text = AttributedString("At 7 ") + AttributedString(adaptiveImageGlyph: glyph)
        let document = RichTextDocument(text)
        #expect(try document.markdown() == "At 7 \\[orange \\[pie\\]\\]\n")
        #expect(throws: RichTextError.self) { try document.markdown(glyphs: .refuse) }
        let files = try document.markdownFiles()
        let index = try String(decoding: #require(files[RichTextDocument.markdownName]), as: UTF8.self)
        let png = try #require(files.keys.first { $0.hasSuffix(".png") })
        #expect(index == "At 7 ![orange \\[pie\\]](\(png))\n")
        #expect(try AdaptiveImageGlyph(imageContent: #require(files[png])) == glyph)
    }
}
