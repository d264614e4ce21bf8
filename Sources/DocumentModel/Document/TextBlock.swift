/// Lines that belong together: a paragraph, a column, a caption.
public struct TextBlock: Hashable, Sendable {
    /// The place of the whole block.
    public let quad: Quad
    /// The lines in reading order.
    public let lines: [TextLine]

    /// Makes a block from its lines; nil where there are none.
    public init?(lines: [TextLine]) {
        guard let quad = Quad(enclosing: lines.map(\.quad)) else { return nil }
        self.quad = quad
        self.lines = lines
    }

    /// Makes a block whose place is known.
    public init(quad: Quad, lines: [TextLine]) {
        self.quad = quad
        self.lines = lines
    }
}
