import DocumentModel

extension TextWord {
    /// The word without what its first and its last letter seem to be too wide for: an emoji beside them counted as their ink.
    ///
    /// - Parameter height: The height of the row's text.
    /// - Returns: The word, narrower or as it is.
    func withoutNeighbours(height: Double) -> TextWord {
        guard quad.width > 0, let first = characterEdges.first, let last = characterEdges.last else { return self }
        let (wide, usual) = (Self.wide * height / quad.width, Self.usual * height / quad.width)
        let start = first > wide ? first - usual : 0
        let end = 1 - last > wide ? last + usual : 1
        guard start > 0 || end < 1, start < end else { return self }
        var word = self
        word.quad = quad.slice(from: start, to: end)
        word.characterEdges = characterEdges.map { min(max(($0 - start) / (end - start), 0), 1) }
        return word
    }

    /// No letter is wider than the first of these, in heights of text; the second is what most are narrower than.
    private static let wide = 0.9
    private static let usual = 0.6
}
