internal import Algorithms

/// Where the words and lines of a document lie, for questions about a point.
struct TextIndex: Sendable {
    private let words: QuadIndex
    private let lines: QuadIndex
    /// For each line how many words stand before it.
    private let firstWords: [Int]

    init(_ lines: [TextLine]) {
        words = QuadIndex(
            lines.lazy.flatMap(\.words).enumerated().lazy.map { (owner: $0.offset, quad: $0.element.quad) })
        self.lines = QuadIndex(lines.enumerated().lazy.map { (owner: $0.offset, quad: $0.element.quad) })
        var count = 0
        firstWords = lines.map { line in
            defer { count += line.words.count }
            return count
        }
    }

    /// The first word at a point of the upright image, in reading order.
    func word(at point: Point) -> RecognizedDocument.Hit? {
        words.firstOwner(at: point).map { word in
            let line = firstWords.partitioningIndex { $0 > word } - 1
            return RecognizedDocument.Hit(line: line, word: word - firstWords[line])
        }
    }

    /// The index of the first line at a point of the upright image.
    func line(at point: Point) -> Int? {
        lines.firstOwner(at: point)
    }
}
