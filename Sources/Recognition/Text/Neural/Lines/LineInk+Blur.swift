extension LineInk {
    /// How much wider than its ink a blurred letter looks on each side.
    ///
    /// Ink ends where half of the contrast is left. A blurred letter is seen up to where a quarter is left, and people draw
    /// boxes around what they see. How far that is, half of the line's edges tell: each row's, as far as they fade into the
    /// ground.
    ///
    /// - Parameters:
    ///   - contrast: How much each pixel differs from the ground, row by row.
    ///   - threshold: What is more than this is ink.
    ///   - width: Columns of a row.
    ///   - pixel: How many columns a pixel of the picture takes.
    /// - Returns: Columns; 0 where the line is as sharp as its pixels let it be.
    static func blur(contrast: [UInt8], threshold: UInt8, width: Int, pixel: Double) -> Double {
        var counts = [Int](repeating: 0, count: longestFade)
        for start in stride(from: 0, to: contrast.count, by: width) {
            let row = contrast[start..<start + width]
            var column = row.startIndex
            while let first = row[column...].firstIndex(where: { $0 > threshold }) {
                column = row[first...].firstIndex { $0 <= threshold } ?? row.endIndex
                let before = row[..<first].reversed().prefix { $0 <= threshold && $0 > threshold / 2 }
                let after = row[column...].prefix { $0 <= threshold && $0 > threshold / 2 }
                // What goes on as more ink, or out of the strip, does not tell.
                if before.count < min(longestFade, first - start), row[first - before.count - 1] <= threshold {
                    counts[before.count] += 1
                }
                if after.count < min(longestFade, row.endIndex - column), row[column + after.count] <= threshold {
                    counts[after.count] += 1
                }
            }
        }
        let edges = counts.reduce(0, +)
        guard edges >= fewEdges else { return 0 }
        var sum = 0
        let median = counts.firstIndex { count in
            sum += count
            return 2 * sum > edges
        }
        return max(Double(median ?? 0) - sharpFade * pixel, 0)
    }

    /// In so many columns, a fifth of the strip's height, an edge has faded, or it is none.
    private static let longestFade = 9
    /// Edges that are too few to tell.
    private static let fewEdges = 10
    /// The pixels that a sharp edge takes from half of the contrast to a quarter, rounded up: 0.35 to 0.47 in the median of
    /// drawn words, kept as PNG or JPEG (`Benchmarks/sharp_edges.py`).
    private static let sharpFade = 0.5
}
