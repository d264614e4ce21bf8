import DocumentModel

extension TextLine {
    /// An upright line whose letters are half as wide as high, with a word for each part between spaces.
    static func at(_ x: Double, _ y: Double, _ text: String, height: Double = 20) -> TextLine {
        let sample = TextLine.sample(text, y: 0)
        let scale = height / 20
        return sample.mapped { Point(x: x + $0.x * scale, y: y + $0.y * scale) }
    }

    /// A column of writing that reads downwards; its letters are as wide as high.
    static func downwards(right: Double, top: Double, _ text: String, size: Double = 20) -> TextLine {
        let (left, bottom) = (right - size, top + size * Double(text.count))
        let quad = Quad(
            topLeft: Point(x: right, y: top), topRight: Point(x: right, y: bottom),
            bottomRight: Point(x: left, y: bottom), bottomLeft: Point(x: left, y: top))
        let word = TextWord(text: text, quad: quad, confidence: 1, range: 0..<text.utf16.count)
        return TextLine(text: text, quad: quad, confidence: 1, words: [word])
    }

    func mapped(_ transform: (Point) -> Point) -> TextLine {
        TextLine(
            text: text, quad: quad.map(transform), confidence: confidence, language: language,
            words: words.map {
                TextWord(text: $0.text, quad: $0.quad.map(transform), confidence: $0.confidence, range: $0.range)
            })
    }

    /// The line on a page that is turned by a quarter as often as given, clockwise.
    func turned(quarters: Int) -> TextLine {
        (0..<quarters).reduce(self) { line, _ in line.mapped { Point(x: 4000 - $0.y, y: $0.x) } }
    }

    /// The line on a page that is tilted by an angle with the given sine, clockwise.
    func tilted(sine: Double) -> TextLine {
        let cosine = (1 - sine * sine).squareRoot()
        return mapped { Point(x: $0.x * cosine - $0.y * sine, y: $0.x * sine + $0.y * cosine) }
    }
}

/// Lines of a paragraph that fill a column, the last one but half; `mark` begins each.
func column(_ mark: String, x: Double, y: Double, lines: Int, pitch: Double = 26) -> [TextLine] {
    (1...lines).map { number in
        let words = number == lines ? "ends early" : "and then more words follow until here"
        return .at(x, y + Double(number - 1) * pitch, "\(mark)\(number) \(words)")
    }
}

/// The first words of the lines in reading order, whatever the order that they come in.
func order(_ lines: [TextLine]) -> [String] {
    ReadingOrder.blocks(from: lines.reversed()).flatMap(\.lines).map { line in
        String(line.text.prefix { $0 != " " })
    }
}

/// The texts of the lines in reading order.
func texts(_ lines: [TextLine]) -> [String] {
    ReadingOrder.blocks(from: lines.reversed()).flatMap(\.lines).map(\.text)
}

/// The first words of the lines, block by block.
func blocks(_ lines: [TextLine]) -> [[String]] {
    ReadingOrder.blocks(from: lines.reversed()).map { block in
        block.lines.map { String($0.text.prefix { $0 != " " }) }
    }
}
