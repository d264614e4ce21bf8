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
        textIndex.word(at: point)
    }

    /// The index of the line at a point of the upright image, the gaps between its words included; nil where there is none.
    package func line(at point: Point) -> Int? {
        word(at: point)?.line ?? textIndex.line(at: point)
    }

    /// The code at a point of the upright image; nil where there is none.
    public func code(at point: Point) -> Code? {
        codes.first { $0.quad.contains(point) }
    }
}
