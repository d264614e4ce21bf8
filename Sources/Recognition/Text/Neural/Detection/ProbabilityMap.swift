import DocumentModel

/// What the detector puts out: for each pixel, how likely it lies in the core of a line of text.
struct ProbabilityMap {
    let values: UnsafeBufferPointer<Float>
    let width: Int
    let height: Int

    /// Pixels above this belong to text.
    private static let threshold: Float = 0.3
    /// Regions whose mean probability lies below this are dropped.
    private static let leastScore = 0.5
    /// How far a core is grown, as a share of its area over its perimeter: lines were shrunken by it in training.
    private static let growth = 1.5

    /// The rectangles around the connected regions, grown to the lines that they are the cores of, in the map's pixels.
    func regions() -> [TextRegion] {
        components().compactMap { runs in
            guard let core = Quad(minimumAreaAround: runs.flatMap(\.corners)) else { return nil }
            let (width, height) = (core.width, core.height)
            guard min(width, height) >= 3 else { return nil }
            let score = runs.reduce(0) { $0 + Double($1.sum) } / (width * height)
            guard score >= Self.leastScore else { return nil }
            let reach = width * height * Self.growth / (2 * (width + height))
            return TextRegion(quad: core.grown(by: reach), score: min(score, 1))
        }
    }

    /// Neighbouring pixels of one row that belong to text.
    private struct Run {
        let row: Int
        let start: Int
        let end: Int
        /// The sum of their probabilities.
        let sum: Float

        var corners: [Point] {
            let (left, right, top) = (Double(start), Double(end), Double(row))
            return [
                Point(x: left, y: top), Point(x: right, y: top),
                Point(x: left, y: top + 1), Point(x: right, y: top + 1),
            ]
        }
    }

    /// The regions of text, each as its runs; runs touch along edges and corners.
    private func components() -> [[Run]] {
        var runs: [Run] = []
        // A forest: each run points to one found before it in its region, the first to itself.
        var parents: [Int] = []
        func root(_ run: Int) -> Int {
            var run = run
            while parents[run] != run {
                parents[run] = parents[parents[run]]
                run = parents[run]
            }
            return run
        }
        var above = 0..<0
        for row in 0..<height {
            let first = runs.count
            appendRuns(ofRow: row, to: &runs)
            var candidate = above.lowerBound
            for run in first..<runs.count {
                parents.append(run)
                while candidate < above.upperBound, runs[candidate].end < runs[run].start { candidate += 1 }
                var touching = candidate
                while touching < above.upperBound, runs[touching].start <= runs[run].end {
                    let (one, other) = (root(touching), root(run))
                    parents[max(one, other)] = min(one, other)
                    touching += 1
                }
            }
            above = first..<runs.count
        }
        return Dictionary(grouping: runs.indices, by: root).sorted { $0.key < $1.key }.map { $0.value.map { runs[$0] } }
    }

    private func appendRuns(ofRow row: Int, to runs: inout [Run]) {
        var column = row * width
        let end = column + width
        while column < end {
            guard values[column] > Self.threshold else {
                column += 1
                continue
            }
            let start = column
            var sum: Float = 0
            while column < end, values[column] > Self.threshold {
                sum += values[column]
                column += 1
            }
            runs.append(Run(row: row, start: start - row * width, end: column - row * width, sum: sum))
        }
    }
}
