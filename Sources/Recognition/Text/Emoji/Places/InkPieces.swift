internal import Imaging
import DocumentModel

/// What stands out from the ground of a strip: pieces that touch nothing else.
enum InkPieces {
    /// Finds the connected pieces.
    ///
    /// - Parameters:
    ///   - width: Columns of the strip.
    ///   - height: Its rows.
    ///   - isInk: Whether the pixel in a column and a row is ink.
    /// - Returns: The pieces' boxes in pixels, in the order in which they begin from the top.
    static func boxes(width: Int, height: Int, isInk: (Int, Int) -> Bool) -> [Rectangle] {
        var runs: [(row: Int, start: Int, end: Int)] = []
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
            var column = 0
            while column < width {
                guard isInk(column, row) else {
                    column += 1
                    continue
                }
                let start = column
                while column < width, isInk(column, row) { column += 1 }
                runs.append((row, start, column))
            }
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
        var boxes: [Int: Rectangle] = [:]
        for index in runs.indices {
            let run = runs[index]
            let box = Rectangle(
                minX: Double(run.start), minY: Double(run.row), maxX: Double(run.end), maxY: Double(run.row + 1))
            let root = root(index)
            boxes[root] = boxes[root]?.union(box) ?? box
        }
        return boxes.sorted { $0.key < $1.key }.map(\.value)
    }
}
