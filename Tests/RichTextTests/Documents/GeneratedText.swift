import Foundation
import RichText

/// Texts as people might have them, the same for the same seed: nested looks, glyphs beside each other and the same one often,
/// writing in both directions, no text, and glyphs alone.
struct GeneratedText {
    private var random: SeededGenerator
    private let glyphs: [AdaptiveImageGlyph]
    /// Whether parts have languages, which RTF does not keep.
    let hasLanguages: Bool

    init(seed: UInt64, glyphs: [AdaptiveImageGlyph], hasLanguages: Bool = false) {
        random = SeededGenerator(seed: seed)
        self.glyphs = glyphs
        self.hasLanguages = hasLanguages
    }

    mutating func text() -> AttributedString {
        switch Int.random(in: 0..<20, using: &random) {
        case 0: return AttributedString()
        case 1:
            return (0..<Int.random(in: 1...6, using: &random)).reduce(into: AttributedString()) { text, _ in
                text += glyph()
            }
        default: break
        }
        var text = AttributedString()
        for _ in 0..<Int.random(in: 1...4, using: &random) { text += paragraph() }
        // The last paragraph may go without its newline.
        if Bool.random(using: &random), text.unicodeScalars.last == "\n" {
            text.removeSubrange(text.unicodeScalars.index(before: text.endIndex)..<text.endIndex)
        }
        return text
    }

    private mutating func paragraph() -> AttributedString {
        var paragraph = nested(depth: 3) + plain("\n")
        if chance(3) { paragraph.textAlignment = TextAlignment.allCases.randomElement(using: &random) }
        if chance(3) { paragraph.writingDirection = Bool.random(using: &random) ? .rightToLeft : .leftToRight }
        return paragraph
    }

    /// Parts within parts, each of which may change how those in it look.
    private mutating func nested(depth: Int) -> AttributedString {
        var text = AttributedString()
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            if depth == 0 || chance(3) { text += piece() } else { text += nested(depth: depth - 1) }
        }
        return styled(text)
    }

    private mutating func styled(_ text: AttributedString) -> AttributedString {
        var text = text
        if chance(4) { text.isBold = true }
        if chance(5) { text.isItalic = true }
        if chance(6) { text.isUnderlined = true }
        if chance(8) { text.isStruckThrough = true }
        if chance(5) { text.fontSize = [9, 12, 12.5, 14, 33.333, 72].randomElement(using: &random) }
        if chance(6) {
            text.fontFamily = ["Helvetica", "Noto Sans", "A;B {x} \\ 'q'", "ヒラギノ角ゴ"].randomElement(using: &random)
        }
        if chance(6) { text.textColor = color() }
        if chance(8) { text.textBackground = color() }
        if chance(8) { text.link = Self.links.randomElement(using: &random) }
        if hasLanguages, chance(6) { text.languageIdentifier = ["de", "ar", "zh-Hans"].randomElement(using: &random) }
        return text
    }

    private mutating func piece() -> AttributedString {
        switch Int.random(in: 0..<6, using: &random) {
        case 0, 1: glyph()
        // The same glyph often, one beside the other.
        case 2:
            (0..<3).reduce(into: AttributedString()) { text, _ in
                text += AttributedString(adaptiveImageGlyph: glyphs[0])
            }
        default: plain(Self.words.randomElement(using: &random) ?? "")
        }
    }

    private mutating func glyph() -> AttributedString {
        glyphs.randomElement(using: &random).map { AttributedString(adaptiveImageGlyph: $0) } ?? AttributedString()
    }

    private func plain(_ text: String) -> AttributedString { AttributedString(text) }

    private mutating func color() -> TextColor {
        TextColor(red: .random(in: 0...255, using: &random), green: 0, blue: .random(in: 0...255, using: &random))
    }

    private mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

    private static let links = [
        "https://example.com/a?b=c&d='e'#f", "mailto:a@example.com", "tel:+15106533394",
        "https://example.com/%7B%22x%5C%22%7D",
    ].compactMap { URL(string: $0) }

    private static let words = [
        "See you at 7", " bring cake ", "  two  blanks\tand a tab  ", "Füße, naïve façade – “quoted” ‘so’",
        "مرحبا بالعالم", "שלום עולם",
        "東京タワー", "🎉👩‍👩‍👧‍👦🏳️‍🌈", "e\u{301}\u{302}", "\u{301}begins with an accent", "{\\b not bold\\}",
        "<b>not bold</b> &amp; \"q\" 'a'",
        "\u{A0}\u{2028}\u{2003}", "a\rb\r", "\u{1}\u{7F}\u{80}", "\u{FFFC} alone", "\n", "\u{202E}turned\u{202C}",
        "--- *x* _y_ [z](w) `c`",
        "\u{C}\u{B}", "0", "\u{10FFFD}\u{E000}", "\u{FEFF}mark",
    ]
}
