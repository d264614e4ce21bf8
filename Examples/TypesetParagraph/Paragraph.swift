import Foundation
import RichText

/// A paragraph broken into lines, with its glyphs among the letters.
struct Paragraph {
    /// What is set as one: letters that no line end may part, or a glyph.
    private enum Box {
        case word([FontFace.Placed])
        case glyph(AdaptiveImageGlyph, GlyphBounds)
        case space(Double)

        var advance: Double {
            switch self {
            case .word(let letters): letters.map(\.advance).reduce(0, +)
            case .glyph(_, let bounds): bounds.advance
            case .space(let width): width
            }
        }
    }

    private let face: FontFace
    private var lines: [[Box]] = [[]]

    /// Breaks a text into lines no longer than `width` pixels; words that are longer stand out.
    init(_ text: AttributedString, in face: FontFace, width: Double) {
        self.face = face
        var room = width
        for box in Self.boxes(of: text, in: face) {
            let isSpace = if case .space = box { true } else { false }
            if box.advance > room, !isSpace, lines.last?.isEmpty == false {
                lines.append([])
                room = width
            }
            // A line does not begin with a space.
            if isSpace, lines.last?.isEmpty == true { continue }
            lines[lines.count - 1].append(box)
            room -= box.advance
        }
    }

    private static func boxes(of text: AttributedString, in face: FontFace) -> [Box] {
        let space = face.shaped(" ").map(\.advance).reduce(0, +)
        var boxes: [Box] = []
        for run in text.runs {
            if let glyph = run.adaptiveImageGlyph {
                // The font says how large the glyph is, and where it stands.
                let bounds = face.metrics.typographicBounds(for: glyph)
                boxes += text.unicodeScalars[run.range].map { _ in .glyph(glyph, bounds) }
                continue
            }
            let words = String(text.characters[run.range]).split(separator: " ", omittingEmptySubsequences: false)
            for (index, word) in words.enumerated() {
                if index > 0 { boxes.append(.space(space)) }
                if !word.isEmpty { boxes.append(.word(face.shaped(String(word)))) }
            }
        }
        return boxes
    }

    /// Draws the paragraph in black on white.
    ///
    /// - Parameters:
    ///   - width: Columns of the picture.
    ///   - margin: Pixels around the paragraph.
    /// - Returns: As many rows as the lines take.
    /// - Throws: `RichTextError` where a glyph is damaged.
    func drawn(width: Int, margin: Int) throws -> GlyphCanvas {
        let (ascent, descent) = (face.metrics.ascent, face.metrics.descent)
        let lineHeight = ((ascent + descent) * 1.2).rounded()
        let height = Int(lineHeight) * lines.count + 2 * margin
        var pixels = [UInt8](repeating: 255, count: width * height * 4)
        var glyphs: [(glyph: AdaptiveImageGlyph, origin: Point)] = []
        for (number, line) in lines.enumerated() {
            let baseline = Double(margin) + Double(number) * lineHeight + ascent.rounded()
            var x = Double(margin)
            for box in line {
                switch box {
                case .space: break
                case .glyph(let glyph, _): glyphs.append((glyph, Point(x: x, y: baseline)))
                case .word(let letters):
                    var at = x
                    for letter in letters {
                        face.draw(
                            letter.letter, x: at + letter.x, baseline: baseline - letter.y, onto: &pixels, width: width,
                            height: height)
                        at += letter.advance
                    }
                }
                x += box.advance
            }
        }
        var canvas = try GlyphCanvas(pixels: pixels, size: PixelSize(width: width, height: height))
        for (glyph, origin) in glyphs { try canvas.draw(glyph, at: origin, in: face.metrics) }
        return canvas
    }
}
