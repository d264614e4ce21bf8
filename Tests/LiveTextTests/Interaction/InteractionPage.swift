import LiveText

/// Pages whose every number can be checked by hand: letters are 10 pixels wide and 20 high, lines 30 apart.
enum InteractionPage {
    /// 600 × 300: two columns at x = 20 and x = 300, the first lines at y = 20, a phone number, an address and a QR code.
    static let columns = analysis(columnLines, codes: [code(Quad(codeBox))])
    /// The same page turned clockwise, so that it is 300 × 600 and its text runs downwards.
    static let turned = analysis(
        columnLines, codes: [code(quarter(Quad(codeBox)))], size: PixelSize(width: 300, height: 600), map: quarter)
    /// 600 × 300: two lines that run downwards, the first at the right edge, letters 20 pixels apart.
    static let vertical = analysis(
        [[Line("吾輩は猫である", 20, 20), Line("名前はまだ無い", 20, 50)]], data: [], letterWidth: 20,
        map: AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 600, ty: 0))
    /// 600 × 300: a line from x = 190 leftwards to x = 100.
    static let hebrew = analysis(
        [[Line("שלום עולם", 100, 20)]], data: [], map: AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 290, ty: 0))

    static let transcript = "Call 510-653-3394 now\nor write today\nmend@example.org\nsecond column"

    private static let codeBox = Rectangle(x: 500, y: 200, width: 80, height: 80)
    private static let quarter = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 300, ty: 0)
    private static let columnLines = [
        [Line("Call 510-653-3394 now", 20, 20), Line("or write today", 20, 50)],
        [Line("mend@example.org", 300, 20), Line("second column", 300, 50)],
    ]
    private static let columnData = [
        DataMatch(
            type: .phoneNumber, text: "510-653-3394", range: 5..<17,
            value: .phoneNumber(PhoneNumber(e164: "+15106533394")),
            actions: [DataAction(title: "Call", url: "tel:+15106533394")]),
        DataMatch(
            type: .emailAddress, text: "mend@example.org", range: 37..<53, value: .emailAddress("mend@example.org"),
            actions: [DataAction(title: "Write", url: "mailto:mend@example.org")]),
    ]

    private struct Line {
        let text: String
        let x: Double
        let y: Double

        init(_ text: String, _ x: Double, _ y: Double) {
            (self.text, self.x, self.y) = (text, x, y)
        }
    }

    private static func code(_ quad: Quad) -> Code {
        Code(
            symbology: .qr, payload: "https://example.com/a", payloadBytes: Array("https://example.com/a".utf8),
            quad: quad)
    }

    private static func analysis(
        _ blocks: [[Line]], codes: [Code] = [], data: [DataMatch] = columnData,
        size: PixelSize = PixelSize(width: 600, height: 300), letterWidth: Double = 10,
        map: AffineTransform = AffineTransform()
    ) -> ImageAnalysis {
        let blocks = blocks.compactMap { lines in
            TextBlock(
                lines: lines.compactMap { line in
                    let words = words(of: line, letterWidth: letterWidth, map: map)
                    return Quad(enclosing: words.map(\.quad)).map {
                        TextLine(text: line.text, quad: $0, confidence: 1, words: words)
                    }
                })
        }
        return ImageAnalysis(document: RecognizedDocument(size: size, blocks: blocks, codes: codes), matches: data)
    }

    private static func words(of line: Line, letterWidth: Double, map: AffineTransform) -> [TextWord] {
        var offset = 0
        return line.text.split(separator: " ").map { word in
            let range = offset..<offset + word.count
            offset = range.upperBound + 1
            let box = Rectangle(
                x: line.x + letterWidth * Double(range.lowerBound), y: line.y, width: letterWidth * Double(word.count),
                height: 20)
            // Text that begins at the right has its quad's top left corner above its last letter.
            let quad = map.a < 0 ? map(Quad(box)).swappingEnds : map(Quad(box))
            return TextWord(text: String(word), quad: quad, confidence: 1, range: range)
        }
    }
}

extension Quad {
    fileprivate var swappingEnds: Quad {
        Quad(topLeft: topRight, topRight: topLeft, bottomRight: bottomLeft, bottomLeft: bottomRight)
    }
}
