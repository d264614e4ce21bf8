import DocumentModel
import Imaging

@testable import PDFDocuments

/// Lines and pictures to write documents of.
enum Sample {
    /// A line of words in a row, each letter equally wide.
    static func line(
        _ words: [String], x: Double = 100, y: Double = 100, letter: Double = 20, height: Double = 40,
        quarterTurns: Int = 0
    ) -> TextLine? {
        var at = x
        return TextLine(
            joining: words.map { text in
                let width = Double(text.count) * letter
                defer { at += width + letter }
                let box = Rectangle(minX: at, minY: y, maxX: at + width, maxY: y + height)
                return TextWord(text: text, quad: Quad(box).turned(quarterTurns: quarterTurns), confidence: 1)
            })
    }

    /// A white picture with a black stroke, so that drawing it shows something.
    static func picture(width: Int = 1000, height: Int = 800) -> Picture {
        Picture(size: PixelSize(width: width, height: height), channels: .rgb) { target in
            for x in 0..<width * 3 where x % 3 != 1 { target[(height / 2) * width * 3 + x] = 20 }
        }
    }

    /// A document of one image with lines, at 100 pixels to the inch.
    static func document(
        _ lines: [TextLine?], links: [SearchablePDF.Link] = [], options: SearchablePDF.Options = .init()
    ) throws -> [UInt8] {
        let image = try PageImage(encoded: nil, picture: picture())
        return try SearchablePDF.file(
            of: [.init(content: .image(image), lines: lines.compactMap { $0 }, links: links)], options: options)
    }

    /// Points of the document's page to a pixel of the picture.
    static let pointsPerPixel = 72 / max(96, 1000 / 11.69, 800 / 8.27)
}
