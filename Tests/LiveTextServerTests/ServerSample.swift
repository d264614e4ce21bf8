import LiveText
import Testing

/// A page whose every number can be checked by hand: letters are 10 pixels wide and 20 high.
enum ServerSample {
    /// A paragraph of two lines in English, and a tilted line in Japanese.
    static func analysis() throws -> ImageAnalysis {
        func line(_ words: [(String, Double)], y: Double) throws -> TextLine {
            try #require(
                TextLine(
                    joining: words.map { text, x in
                        let box = Rectangle(x: x, y: y, width: 10 * Double(text.count), height: 20)
                        return TextWord(text: text, quad: Quad(box), confidence: 0.5)
                    }, language: "en"))
        }
        let paragraph = [
            try line(
                [("Two", 10), ("lines", 50), ("of", 110), ("one", 140), ("and", 180), ("the", 220), ("same", 260)],
                y: 10),
            try line([("paragraph,", 10), ("👍🏽.", 120)], y: 40),
        ]
        let tilted = Quad(
            topLeft: Point(x: 100, y: 200), topRight: Point(x: 116, y: 188), bottomRight: Point(x: 128, y: 204),
            bottomLeft: Point(x: 112, y: 216))
        let japanese = try #require(
            TextLine(joining: [TextWord(text: "東京", quad: tilted, confidence: 1)], language: "ja"))
        let document = RecognizedDocument(
            size: PixelSize(width: 400, height: 300),
            blocks: [
                try #require(TextBlock(lines: paragraph)), try #require(TextBlock(lines: [japanese])),
            ], codes: [])
        return ImageAnalysis(document: document, matches: [])
    }

    static func empty() -> ImageAnalysis {
        ImageAnalysis(
            document: RecognizedDocument(size: PixelSize(width: 7, height: 5), blocks: [], codes: []), matches: [])
    }
}
