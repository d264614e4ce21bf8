import DocumentModel

extension LineReading {
    /// How wide a character is as a share of its line's height, spaces among them: the middle of what some lines have; nil where
    /// they do not tell, or where there are other letters than Latin ones.
    static func letterWidth(in lines: some Sequence<LineReading>) -> Double? {
        let telling = lines.filter { $0.confidence > legible && $0.quad.height > 0 && $0.length >= fewCharacters }
        guard telling.lazy.flatMap(\.words).allSatisfy(\.text.isLatin) else { return nil }
        let widths = telling.map { line in
            let start = line.words.map { line.quad.topLeft.distance(to: $0.quad.topLeft) }.min() ?? 0
            let end = line.words.map { line.quad.topLeft.distance(to: $0.quad.topRight) }.max() ?? 0
            return (end - start) / line.quad.height / Double(line.length)
        }.sorted()
        return widths.isEmpty ? nil : widths[widths.count / 2]
    }

    /// How many characters it has, a space between each two words.
    private var length: Int { words.reduce(words.count - 1) { $0 + $1.text.count } }

    private static let legible = 0.8
    private static let fewCharacters = 10
}
