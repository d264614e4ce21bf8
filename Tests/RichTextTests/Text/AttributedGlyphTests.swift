import Foundation
import Testing

@testable import RichText

@Suite struct AttributedGlyphTests {
    @Test func glyphHoldsOnItsCharacterAlone() throws {
        let glyph = try SampleGlyph.glyph()
        var text = AttributedString("see \u{FFFC} now")
        text.adaptiveImageGlyph = glyph
        #expect(
            text.adaptiveImageGlyphs.map { text.characters.distance(from: text.startIndex, to: $0.range.lowerBound) }
                == [4])
        #expect(text.runs.filter { $0.adaptiveImageGlyph != nil }.count == 1)
    }

    @Test func characterAndGlyphComeAndGoTogether() throws {
        let glyph = try SampleGlyph.glyph()
        var text = AttributedString(adaptiveImageGlyph: glyph)
        text.characters.append(contentsOf: "after")
        text.characters.insert(contentsOf: "before ", at: text.startIndex)
        #expect(String(text.characters) == "before \u{FFFC}after")
        #expect(text.adaptiveImageGlyphs.map(\.glyph) == [glyph])
        #expect(text.runs.first?.adaptiveImageGlyph == nil && text.runs.map(\.adaptiveImageGlyph).last == .some(nil))
        // Typing over it removes both.
        let range = try #require(text.range(of: "\u{FFFC}"))
        text.characters.replaceSubrange(range, with: "x")
        #expect(text.adaptiveImageGlyphs.isEmpty)
        #expect(String(text.characters) == "before xafter")
    }

    @Test func equalGlyphsBesideEachOtherAreTwo() throws {
        let glyph = try SampleGlyph.glyph()
        let one = AttributedString(adaptiveImageGlyph: glyph)
        let text = one + one + AttributedString("\u{301}") + one
        #expect(text.adaptiveImageGlyphs.count == 3)
        #expect(text.adaptiveImageGlyphs.map { text.unicodeScalars[$0.range].count } == [1, 1, 1])
    }

    @Test func insertedGlyphTakesTheAttributesAround() throws {
        let glyph = try SampleGlyph.glyph()
        var text = AttributedString("ab")
        text.link = URL(string: "https://example.org")
        text.insertAdaptiveImageGlyph(glyph, replacing: text.characters.index(after: text.startIndex)..<text.endIndex)
        #expect(String(text.characters) == "a\u{FFFC}")
        #expect(text.runs.allSatisfy { $0.link != nil })
        text.insertAdaptiveImageGlyph(glyph, replacing: text.startIndex..<text.startIndex)
        #expect(String(text.characters) == "\u{FFFC}a\u{FFFC}")
        #expect(text.runs.allSatisfy { $0.link != nil })
        var empty = AttributedString()
        empty.insertAdaptiveImageGlyph(glyph, replacing: empty.startIndex..<empty.endIndex)
        #expect(empty.adaptiveImageGlyphs.count == 1)
    }

    @Test func attributedStringsOfBothKinds() throws {
        let glyph = try SampleGlyph.glyph()
        let old = NSMutableAttributedString(string: "hi ")
        old.append(NSAttributedString(adaptiveImageGlyph: glyph, attributes: [.init("size"): 12]))
        old.append(NSAttributedString(string: "!"))
        let text = AttributedString(glyphsOf: old)
        #expect(String(text.characters) == "hi \u{FFFC}!")
        #expect(text.adaptiveImageGlyphs.map(\.glyph) == [glyph])
        let again = NSAttributedString(glyphsOf: text)
        #expect(again.string == old.string)
        #expect(again.attribute(.adaptiveImageGlyph, at: 3, effectiveRange: nil) as? AdaptiveImageGlyph == glyph)
        #expect(again.attribute(.adaptiveImageGlyph, at: 4, effectiveRange: nil) == nil)
    }

    @Test func fieldsOfTextOnlyRefuseGlyphs() throws {
        let glyph = try SampleGlyph.glyph()
        let text =
            AttributedString("ada") + AttributedString(adaptiveImageGlyph: glyph) + AttributedString("@example.org")
        #expect(text.containsAdaptiveImageGlyphs)
        let error = #expect(throws: RichTextError.self) { try text.textOnly(for: "an e-mail address") }
        #expect(error?.code == .refused)
        #expect(error?.message.contains("an e-mail address") == true)
        #expect(try AttributedString("ada@example.org").textOnly(for: "an e-mail address") == "ada@example.org")
        #expect(!AttributedString("ada@example.org").containsAdaptiveImageGlyphs)
    }
}
