internal import LiveText

/// What Umi-OCR answers: 100 with the lines or their text, 101 where there is no text, another number with the reason.
struct UmiAnswer: Encodable {
    struct Line: Hashable, Encodable {
        let text: String
        let score: Double
        /// Four corners in pixels, clockwise from the text's own top left.
        let box: [[Int]]
        /// What stands between this line and the next.
        let end: String
    }

    private enum Content {
        case lines([Line])
        case text(String)
    }

    private enum CodingKeys: CodingKey {
        case code, data, score, time
    }

    let code: Int
    private let content: Content
    private let score: Double
    private let time: Double

    init(code: Int, text: String, time: Double = 0) {
        self.code = code
        content = .text(text)
        score = 0
        self.time = time
    }

    init(of analysis: ImageAnalysis, isLineByLine: Bool, time: Double) {
        code = 100
        let lines = analysis.blocks.flatMap { block in
            block.lines.enumerated().map { index, line in
                let isWrapped = !isLineByLine && block.shouldWrapToNextLine(at: index)
                return Line(
                    text: line.text, score: line.confidence,
                    box: line.quad.corners.map { corner in
                        let point = PixelPoint(corner)
                        return [point.x, point.y]
                    }, end: isWrapped ? line.end(before: block.lines[index + 1]) : "\n")
            }
        }
        content = .lines(lines)
        score = lines.map(\.score).reduce(0, +) / Double(max(1, lines.count))
        self.time = time
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(code, forKey: .code)
        switch content {
        case .lines(let lines): try container.encode(lines, forKey: .data)
        case .text(let text): try container.encode(text, forKey: .data)
        }
        try container.encode(score, forKey: .score)
        try container.encode(time, forKey: .time)
    }
}

extension TextLine {
    /// What joins the line with the next one of its paragraph.
    fileprivate func end(before next: TextLine) -> String { needsSpace(before: next) ? " " : "" }
}
