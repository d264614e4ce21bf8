import DocumentModel

/// What a square of a piece looks like at the size of the coarse thumbnails.
struct CoarseSample {
    /// How far it differs from the ground.
    let inside: Double
    /// Pixels of the strip to one of the thumbnail.
    let area: Double
    private let matcher: EmojiMatcher
    private let seen: [Int16]
    /// The means of blocks of it, as large as a pixel of the tiny thumbnails.
    private let means: [Int16]

    init(_ square: Rectangle, of piece: EmojiPiece, by matcher: EmojiMatcher) {
        let side = matcher.table.coarse.side
        var values = [Float](repeating: 0, count: side * side * 3)
        matcher.sums.sample(square, within: piece.part, ground: matcher.ground, side: side, into: &values)
        inside = Double(matcher.energy(of: values))
        area = square.width * square.height / Double(side * side)
        seen = values.map { Int16($0.rounded()) }
        means = Self.means(of: values, side: side, block: side / matcher.table.tiny.side)
        self.matcher = matcher
    }

    private static func means(of values: [Float], side: Int, block: Int) -> [Int16] {
        let count = side / block
        var sums = [Float](repeating: 0, count: count * count * 3)
        for row in 0..<count * block {
            for column in 0..<count * block {
                let (from, to) = ((row * side + column) * 3, (row / block * count + column / block) * 3)
                for channel in 0..<3 { sums[to + channel] += values[from + channel] }
            }
        }
        return sums.map { Int16(($0 / Float(block * block)).rounded()) }
    }

    /// The sum of squared differences to a thumbnail; nil where it is not below a limit.
    func difference(to entry: Int, below limit: Double) -> Int32? {
        let limit = Int32(clamping: Int(limit.rounded(.up)))
        guard limit > 0, leastDifference(to: entry) < limit else { return nil }
        let coarse = matcher.table.coarse
        let ground = SIMD3(Int32(matcher.ground.red), Int32(matcher.ground.green), Int32(matcher.ground.blue))
        return seen.withUnsafeBufferPointer { seen in
            coarse.colours.withUnsafeBufferPointer { colours in
                coarse.cover.withUnsafeBufferPointer { cover in
                    let start = entry * coarse.area
                    var sum: Int32 = 0
                    for row in 0..<coarse.side {
                        for pixel in row * coarse.side..<(row + 1) * coarse.side {
                            let open = 255 &- Int32(cover[start &+ pixel])
                            for channel in 0..<3 {
                                let behind = (open &* ground[channel] &+ 127) / 255
                                let drawn = Int32(colours[(start &+ pixel) &* 3 &+ channel]) &+ behind
                                let difference = min(drawn, 255) &- Int32(seen[pixel &* 3 &+ channel])
                                sum &+= difference &* difference
                            }
                        }
                        if sum >= limit { return nil }
                    }
                    return sum
                }
            }
        }
    }

    /// The least that the sum can be: the means of blocks differ by no more than their pixels do.
    private func leastDifference(to entry: Int) -> Int32 {
        means.withUnsafeBufferPointer { means in
            matcher.tiny.withUnsafeBufferPointer { tiny in
                let start = entry * means.count
                var sum: Int32 = 0
                for index in means.indices {
                    let difference = Int32(tiny[start &+ index]) &- Int32(means[index])
                    // Means are rounded, several times.
                    let certain = max(abs(difference) &- 2, 0)
                    sum &+= certain &* certain
                }
                return sum &* Int32(seen.count / means.count)
            }
        }
    }
}
