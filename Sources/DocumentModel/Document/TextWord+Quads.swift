internal import Algorithms

extension TextWord {
    /// The place of some of the word's letters, as the engine saw them, else as if all letters of a script were equally
    /// wide.
    ///
    /// - Parameters:
    ///   - start: UTF-16 offset into `text` of the first letter.
    ///   - end: UTF-16 offset past the last one.
    /// - Returns: A quad in pixels of the upright image.
    package func quad(from start: Int, to end: Int) -> Quad {
        let (from, to) = (share(before: start), share(before: end))
        return text.isRightToLeft ? quad.slice(from: 1 - to, to: 1 - from) : quad.slice(from: from, to: to)
    }

    /// How many letters, with fractions, stand before a point; nil where the word has no area.
    func letters(before point: Point) -> Double? {
        guard let along = quad.fractions(of: point)?.along else { return nil }
        let share = min(1, max(0, along))
        let place = text.isRightToLeft ? 1 - share : share
        let edges = letterEdges
        let next = edges.partitioningIndex { $0 > place }
        guard next > 0, next < edges.count else { return Double(edges.count - 1) }
        return Double(next - 1) + (place - edges[next - 1]) / (edges[next] - edges[next - 1])
    }

    /// The UTF-16 offset into `text` at which a letter begins, counted in whole letters and clamped to the word.
    func offset(ofLetter letter: Double) -> Int {
        text.prefix(Int(min(max(0, letter), Double(text.count)))).utf16.count
    }

    /// How much of the word, 0 to 1, stands before an offset; a letter counts once, however many UTF-16 units it takes.
    private func share(before offset: Int) -> Double {
        let edges = letterEdges
        var position = 0
        for (letter, next) in zip(text, edges.indices.dropFirst()) {
            let units = letter.utf16.count
            if offset < position + units {
                let part = max(0, Double(offset - position) / Double(units))
                return edges[next - 1] + (edges[next] - edges[next - 1]) * part
            }
            position += units
        }
        return edges.last ?? 0
    }

    /// Where letters begin and end, as shares of the word: one more than there are letters, from 0 to 1.
    package var letterEdges: [Double] {
        if !text.isEmpty, characterEdges.count == text.count - 1 { return [0] + characterEdges + [1] }
        let whole = text.lazy.map(\.advance).reduce(0, +)
        var end = 0.0
        return [0]
            + text.map { letter in
                end += letter.advance
                return end / whole
            }
    }
}

extension Character {
    /// How much room a letter takes along its line, next to others: those of East Asian scripts fill a square, of which all
    /// others take half on average.
    fileprivate var advance: Double {
        guard let scalar = unicodeScalars.first else { return 1 }
        return scalar.isWrittenWithoutSpaces || (0xAC00...0xD7A3).contains(scalar.value) ? 2 : 1
    }
}

extension String {
    /// Whether the first letter is Hebrew, Arabic or of a script related to them.
    package var isRightToLeft: Bool {
        unicodeScalars.first(where: \.properties.isAlphabetic)?.isRightToLeft ?? false
    }
}
