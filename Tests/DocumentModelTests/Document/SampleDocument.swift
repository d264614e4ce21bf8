import DocumentModel

extension TextLine {
    /// An upright line of 20 pixels height whose letters, as UTF-16 counts them, are 10 pixels wide.
    static func sample(_ text: String, x: Double = 0, y: Double) -> TextLine {
        var words: [TextWord] = []
        var offset = 0
        for part in text.split(separator: " ", omittingEmptySubsequences: false) {
            let length = part.utf16.count
            let box = Rectangle(x: x + 10 * Double(offset), y: y, width: 10 * Double(length), height: 20)
            if length > 0 {
                words.append(
                    TextWord(text: String(part), quad: Quad(box), confidence: 1, range: offset..<offset + length))
            }
            offset += length + 1
        }
        let box = Rectangle(x: x, y: y, width: 10 * Double(text.utf16.count), height: 20)
        return TextLine(text: text, quad: Quad(box), confidence: 1, words: words)
    }
}

extension RecognizedDocument {
    /// Two blocks of two lines, forty pixels apart.
    static var sample: RecognizedDocument {
        let texts = [["Blue bottle", "Café 👍 ok"], ["日本語 text", "last"]]
        var y = -40.0
        let blocks = texts.compactMap { texts in
            TextBlock(
                lines: texts.map { text in
                    y += 40
                    return .sample(text, y: y)
                })
        }
        let code = Code(
            symbology: .qr, payload: "a", payloadBytes: [97], quad: Quad(Rectangle(x: 200, y: 0, width: 50, height: 50))
        )
        return RecognizedDocument(size: PixelSize(width: 400, height: 300), blocks: blocks, codes: [code])
    }
}
