import DocumentModel
import Testing

/// Pages whose text can stand in every way that a picture may show it; letters are 10 pixels wide and 20 high.
struct SelectionPage: CustomTestStringConvertible {
    let testDescription: String
    let document: RecognizedDocument

    static let all: [SelectionPage] = [
        upright,
        SelectionPage("turned by 90°", columns, AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 400, ty: 0)),
        SelectionPage("upside down", columns, AffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 700, ty: 400)),
        SelectionPage("tilted", columns, AffineTransform(a: 0.99, b: 0.14, c: -0.14, d: 0.99, tx: 60, ty: 10)),
        verticalJapanese,
        rightToLeft,
    ]

    /// Two columns of three and two lines.
    static let upright = SelectionPage("upright", columns, AffineTransform())

    /// Columns from right to left, each read downwards.
    static let verticalJapanese = SelectionPage(
        "vertical Japanese", [(["吾輩は猫である。", "名前はまだ無い。"], 0, 0)],
        AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 300, ty: 0))

    /// The first letter of each line stands at the right.
    static let rightToLeft = SelectionPage(
        "right to left", [(["שלום עולם טוב", "مرحبا بالعالم"], 0, 0)], AffineTransform(), isRightToLeft: true)

    private static let columns = [
        (["The quick brown", "fox don’t 👍🏽 stop", "here"], 0.0, 0.0),
        (["Second column", "of cafe\u{301} text."], 300, 0),
    ]

    private init(
        _ name: String, _ blocks: [(lines: [String], x: Double, y: Double)], _ map: AffineTransform,
        isRightToLeft: Bool = false
    ) {
        testDescription = name
        let blocks = blocks.compactMap { block in
            TextBlock(
                lines: block.lines.enumerated().map { row, text in
                    TextLine.sample(text, x: block.x, y: block.y + 30 * Double(row))
                        .placed(map, isMirrored: isRightToLeft)
                })
        }
        document = RecognizedDocument(size: PixelSize(width: 700, height: 400), blocks: blocks, codes: [])
    }
}

extension TextLine {
    /// The line with its words elsewhere; mirrored within the line first if it begins at the right.
    fileprivate func placed(_ map: AffineTransform, isMirrored: Bool) -> TextLine {
        let box = quad.boundingBox
        func place(_ quad: Quad) -> Quad {
            let own = quad.boundingBox
            let x = isMirrored ? box.minX + box.maxX - own.maxX : own.minX
            return map(Quad(Rectangle(x: x, y: own.minY, width: own.width, height: own.height)))
        }
        return TextLine(
            text: text, quad: place(quad), confidence: 1,
            words: words.map { TextWord(text: $0.text, quad: place($0.quad), confidence: 1, range: $0.range) })
    }
}

extension RecognizedDocument {
    /// The offsets at which the characters of words begin, each with that of the next.
    var characterRangesInWords: [Range<Int>] {
        lines.indices.flatMap { line in
            lines[line].words.flatMap { word in
                var offset = range(of: word, inLine: line).lowerBound
                return word.text.map { character in
                    defer { offset += character.utf16.count }
                    return offset..<offset + character.utf16.count
                }
            }
        }
    }
}
