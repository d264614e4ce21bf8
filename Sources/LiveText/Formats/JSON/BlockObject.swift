internal import DocumentModel

/// A block in JSON: its lines by their index.
struct BlockObject: Codable {
    let quad: Quad
    let lines: [Int]

    static func objects(for blocks: [TextBlock]) -> [BlockObject] {
        var first = 0
        return blocks.map { block in
            defer { first += block.lines.count }
            return BlockObject(quad: block.quad, lines: Array(first..<first + block.lines.count))
        }
    }
}
