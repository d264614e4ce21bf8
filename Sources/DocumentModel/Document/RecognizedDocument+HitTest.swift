extension RecognizedDocument {
    /// A word found at a point.
    public struct Hit: Hashable, Sendable {
        /// Index into `lines`.
        public let line: Int
        /// Index into that line's `words`.
        public let word: Int
    }

    /// The word at a point of the upright image; nil where there is none.
    public func word(at point: Point) -> Hit? {
        for (lineIndex, line) in lines.enumerated() {
            if let wordIndex = line.words.firstIndex(where: { $0.quad.contains(point) }) {
                return Hit(line: lineIndex, word: wordIndex)
            }
        }
        return nil
    }

    /// The code at a point of the upright image; nil where there is none.
    public func code(at point: Point) -> Code? {
        codes.first { $0.quad.contains(point) }
    }
}
