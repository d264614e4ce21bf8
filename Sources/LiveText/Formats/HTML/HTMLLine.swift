internal import DocumentModel
internal import RichText

/// A line of text over the picture, in pieces that the browser stretches to their place. Where data begins or ends within
/// a word, the word is cut.
struct HTMLLine {
    private struct Piece {
        let text: String
        let quad: Quad
        let hasSpaceBefore: Bool
        let link: HarmlessLink?
    }

    private let line: TextLine
    private var pieces: [Piece] = []

    /// - Parameters:
    ///   - line: the line.
    ///   - data: the data in it.
    ///   - links: for each piece of data of the analysis where its link leads.
    init(_ line: TextLine, data: [ImageAnalysis.LineData], links: [HarmlessLink?]) {
        self.line = line
        let linked = data.filter { links[$0.index] != nil }
        var end = line.pieces.first?.range.lowerBound ?? 0
        for word in line.pieces {
            let hasSpaceBefore = word.range.lowerBound > end
            end = word.range.upperBound
            let cuts = linked.flatMap { [$0.range.lowerBound, $0.range.upperBound] }.filter(word.range.contains)
            let bounds = Set([word.range.lowerBound, word.range.upperBound] + cuts).sorted()
            for (start, end) in zip(bounds, bounds.dropFirst()) {
                let isWhole = bounds.count == 2
                let data = linked.first { $0.range.contains(start) }
                pieces.append(
                    Piece(
                        text: isWhole ? word.text : line.text(in: start..<end),
                        quad: isWhole ? word.quad : line.quad(for: start..<end) ?? word.quad,
                        hasSpaceBefore: hasSpaceBefore && start == word.range.lowerBound,
                        link: data.flatMap { links[$0.index] }))
            }
        }
    }

    func write(to writer: inout XMLWriter) {
        let (origin, size) = (line.quad.topLeft, line.quad.height)
        let degrees = line.quad.angle * 180 / .pi
        writer.inline(
            "text",
            [
                "transform": "translate(\(origin.x.tenth) \(origin.y.tenth)) rotate(\(degrees.tenth))",
                // Letters reach from four fifths of the size above the baseline to one below.
                "y": (size * 0.8).tenth, "font-size": size.tenth, "lang": line.languageTag,
                "direction": line.direction == .rightToLeft ? "rtl" : nil,
            ]
        ) { element in
            for piece in pieces {
                if piece.hasSpaceBefore { element.write(" ") }
                element.inline("a", if: piece.link.map(HTMLStyle.anchor)) { anchor in
                    anchor.inline(
                        "tspan",
                        [
                            "x": start(of: piece).tenth,
                            "textLength": piece.quad.width > 0 ? piece.quad.width.tenth : nil,
                            "lengthAdjust": "spacingAndGlyphs",
                        ]
                    ) { $0.write(piece.text) }
                }
            }
        }
        writer.endLine()
    }

    /// How far along the line a piece begins; text that runs to the left begins at its right end.
    private func start(of piece: Piece) -> Double {
        let corner = line.direction == .rightToLeft ? piece.quad.topRight : piece.quad.topLeft
        let (from, to, width) = (line.quad.topLeft, line.quad.topRight, line.quad.width)
        guard width > 0 else { return 0 }
        return ((corner.x - from.x) * (to.x - from.x) + (corner.y - from.y) * (to.y - from.y)) / width
    }
}

extension TextLine {
    /// A stretch of the text by UTF-16 offsets.
    fileprivate func text(in range: Range<Int>) -> String {
        let units = Array(text.utf16)
        return String(decoding: units[range.clamped(to: 0..<units.count)], as: UTF16.self)
    }
}
