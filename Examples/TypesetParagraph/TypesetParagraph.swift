import Foundation
import RichText

/// Sets a paragraph that has pictures among its letters, and writes it as a PNG.
///
///     swift run TypesetParagraph paragraph.png [font.ttf] [size]
@main struct TypesetParagraph {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count > 1 else {
            print("usage: TypesetParagraph paragraph.png [font.ttf] [size in pixels]")
            return
        }
        let path = arguments.count > 2 ? arguments[2] : "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
        let size = arguments.count > 3 ? Int(arguments[3]) ?? 32 : 32
        let face = try FontFace(path: path, size: size)
        let width = 640
        let paragraph = Paragraph(try text, in: face, width: Double(width - 2 * size))
        try paragraph.drawn(width: width, margin: size).pngData().write(to: URL(fileURLWithPath: arguments[1]))
    }

    private static var text: AttributedString {
        get throws {
            let (heart, star, moon) = (try SamplePictures.heart, try SamplePictures.star, try SamplePictures.moon)
            func picture(_ glyph: AdaptiveImageGlyph) -> AttributedString {
                AttributedString(adaptiveImageGlyph: glyph)
            }
            return AttributedString("See you at seven ") + picture(star) + AttributedString(" under the ")
                + picture(moon)
                + AttributedString(". Bring your kite") + picture(heart) + picture(heart) + picture(heart)
                + AttributedString(" and something to eat; who comes late ") + picture(moon) + picture(star)
                + AttributedString(" gets nothing.")
        }
    }
}
