import Testing

@testable import LiveText

/// A small analysis whose every number can be checked by hand: letters are 10 pixels wide and 20 high.
enum HandMadeAnalysis {
    static func make() throws -> ImageAnalysis {
        let words: [[(text: String, x: Double)]] = [
            [("Blue", 0), ("Bottle", 50)], [("Call", 0), ("510-653-", 50)], [("3394", 0), ("👍🏽!", 50)],
        ]
        let lines = try words.enumerated().map { index, words in
            try #require(
                TextLine(
                    joining: words.map { word in
                        let box = Rectangle(
                            x: 10 + word.x, y: 40 * Double(index) + 0.04, width: 10 * Double(word.text.count),
                            height: 20)
                        return TextWord(text: word.text, quad: Quad(box), confidence: 0.98765)
                    }))
        }
        let document = RecognizedDocument(
            size: PixelSize(width: 200, height: 100),
            blocks: [
                try #require(TextBlock(lines: [lines[0]])), try #require(TextBlock(lines: Array(lines[1...]))),
            ],
            codes: [
                Code(
                    symbology: .qr, payload: "https://example.com/a", payloadBytes: Array("https://example.com/a".utf8),
                    quad: Quad(Rectangle(x: 150, y: 0, width: 40, height: 40))),
                Code(
                    symbology: .qr, payload: nil, payloadBytes: [0, 255, 16],
                    quad: Quad(Rectangle(x: 150, y: 50, width: 40, height: 40))),
            ])
        let match = DataMatch(
            type: .phoneNumber, text: "510-653-\n3394", range: 17..<30,
            value: .phoneNumber(PhoneNumber(e164: "+15106533394")),
            actions: [DataAction(title: "Call", url: "tel:+15106533394")])
        return ImageAnalysis(document: document, matches: [match])
    }
}
