import DocumentModel

extension TextWord {
    /// The word without what its first and its last letter seem to be too wide for: an emoji beside them counted as their ink.
    /// Words from right to left stay as they are: Arabic letters are joined by strokes of any length.
    ///
    /// - Parameter height: The height of the row's text.
    /// - Returns: The word, narrower or as it is.
    func withoutNeighbours(height: Double) -> TextWord {
        guard !text.isRightToLeft, quad.width > 0, let first = characterEdges.first, let last = characterEdges.last
        else { return self }
        let (wide, usual) = (Self.wide * height / quad.width, Self.usual * height / quad.width)
        let start = first > wide ? first - usual : 0
        let end = 1 - last > wide ? last + usual : 1
        guard start > 0 || end < 1, start < end else { return self }
        var word = self
        word.quad = quad.slice(from: start, to: end)
        word.characterEdges = characterEdges.map { min(max(($0 - start) / (end - start), 0), 1) }
        return word
    }

    /// The words that were read as one over emoji between them: two letters side by side are too wide there. Words from right
    /// to left stay as they are.
    ///
    /// - Parameter height: The height of the row's text.
    /// - Returns: The parts from the left, or the word as it is without neighbours.
    func partedByNeighbours(height: Double) -> [TextWord] {
        let word = withoutNeighbours(height: height)
        let edges = [0] + word.characterEdges + [1]
        let characters = Array(word.text)
        guard !text.isRightToLeft, word.quad.width > 0, edges.count == characters.count + 1 else { return [word] }
        let (wide, usual) = (Self.wide * height / word.quad.width, Self.usual * height / word.quad.width)
        var parts: [TextWord] = []
        var (first, start) = (0, 0.0)
        func add(upTo end: Int, at edge: Double) {
            var part = word
            part.text = String(characters[first..<end])
            part.quad = word.quad.slice(from: start, to: edge)
            part.characterEdges = edges[(first + 1)..<end].map { min(max(($0 - start) / (edge - start), 0), 1) }
            parts.append(part)
        }
        for cut in 1..<max(characters.count, 1) where edges[cut + 1] - edges[cut - 1] > 2 * wide {
            let (end, next) = (edges[cut - 1] + usual, edges[cut + 1] - usual)
            guard start < end, end < next, cut > first else { continue }
            add(upTo: cut, at: end)
            (first, start) = (cut, next)
        }
        add(upTo: characters.count, at: 1)
        return parts
    }

    /// No letter is wider than the first of these, in heights of text; the second is what most are narrower than.
    private static let wide = 0.9
    private static let usual = 0.6
}
