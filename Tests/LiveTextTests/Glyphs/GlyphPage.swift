import Imaging

@testable import LiveText

/// A line "Hi 🎉🎉 ￼" of letters 20 pixels wide and high, with a red square at the second emoji and a blue disc at the last place.
enum GlyphPage {
    static let transcript = "Hi 🎉🎉 \u{FFFC}"

    static func picture(white ground: UInt8 = 255) -> Picture {
        Picture(size: PixelSize(width: 200, height: 60), channels: .rgb) { target in
            for index in target.indices { target[index] = ground }
            func paint(_ x: Int, _ y: Int, _ colour: [UInt8]) {
                for channel in 0..<3 { target[(y * 200 + x) * 3 + channel] = colour[channel] }
            }
            for y in 24..<36 { for x in 104..<116 { paint(x, y, [220, 20, 20]) } }
            for y in 20..<40 {
                for x in 140..<160 where (x - 150) * (x - 150) + (y - 30) * (y - 30) < 64 {
                    paint(x, y, [20, 60, 220])
                }
            }
        }
    }

    static func document() -> RecognizedDocument {
        let words: [(String, Double, Double)] = [("Hi", 20, 40), ("🎉🎉", 80, 40), ("\u{FFFC}", 140, 20)]
        let line = TextLine(
            joining: words.map { text, x, width in
                TextWord(
                    text: text, quad: Quad(Rectangle(x: x, y: 20, width: width, height: 20)), confidence: 1,
                    characterEdges: text.count == 2 ? [0.5] : [])
            })
        return RecognizedDocument(
            size: PixelSize(width: 200, height: 60),
            blocks: [line].compactMap(\.self).compactMap { TextBlock(lines: [$0]) }, codes: [])
    }

    static func analysis() -> ImageAnalysis {
        let document = document()
        let glyphs = GlyphStage.glyphs(in: document, picture: picture(), names: ["🎉": "party popper"])
        return ImageAnalysis(document: document, matches: [], glyphs: glyphs)
    }
}
