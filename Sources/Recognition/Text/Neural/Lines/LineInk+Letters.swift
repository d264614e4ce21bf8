internal import Algorithms

extension LineInk {
    /// The rows from the top of the tallest letter to the foot of the deepest one, between two columns; nil where no text
    /// stands clear of the strip's edges.
    func rows(of columns: Range<Int>) -> Range<Int>? {
        let columns = columns.clamped(to: 0..<width)
        let counts = (0..<height).map { count(row: $0, columns: columns) }
        // The middle of the line: where most ink is, in the part that cannot be a neighbour's.
        guard let middle = (height / 4..<height * 3 / 4).max(by: { counts[$0] < counts[$1] }), counts[middle] > 0 else {
            return nil
        }
        // A stem is a tenth of the letters' height thick, which is most of the strip.
        let least = max(1, height / 24)
        func end(from start: Int, by step: Int) -> Int? {
            var (last, beforeGap, row) = (start, start, start)
            // A dot stands up to a tenth of the strip above its letter.
            while counts.indices.contains(row), abs(row - last) <= height / 9 {
                if counts[row] >= least {
                    if abs(row - last) > 1 { beforeGap = last }
                    last = row
                }
                row += step
            }
            if counts.indices.contains(last + step) { return last }
            // What reaches the edge is a neighbour where it stands apart, and else may go on beyond it.
            return beforeGap == start ? nil : beforeGap
        }
        guard let top = end(from: middle, by: -1), let bottom = end(from: middle, by: 1), bottom - top >= height / 8
        else {
            return nil
        }
        return top..<bottom + 1
    }

    /// Where letters begin and end in columns, from where their middles are, in ascending order.
    ///
    /// - Parameters:
    ///   - middles: The column of each letter's middle.
    ///   - isSpace: For each letter whether it is a space, which has no ink.
    ///   - rows: The rows of the line.
    /// - Returns: A range for each letter; letters of a word share their edges, words do not, and begin and end with their blur.
    ///   Nil where the letters' middles do not ascend.
    func letters(middles: [Double], isSpace: [Bool], rows: Range<Int>) -> [Range<Double>]? {
        guard middles.adjacentPairs().allSatisfy(<=) else { return nil }
        let written = middles.indices.filter { !isSpace[$0] }
        guard let first = written.first, let last = written.last else { return nil }
        let ink = (0..<width).map { count(column: $0, rows: rows) }
        var starts = middles, ends = middles
        starts[first] = max(outerEdge(from: middles[first], by: -1, ink: ink, reach: rows.count) - blur, 0)
        ends[last] = min(outerEdge(from: middles[last], by: 1, ink: ink, reach: rows.count) + blur, Double(width))
        // A letter may be told before it begins; a stem is a tenth of the height wide.
        var least = 0.0
        for (left, right) in written.adjacentPairs() {
            let gap = gap(from: max(middles[left], least), to: middles[right], ink: ink)
            least = gap.upperBound + Double(rows.count) / 10
            if right > left + 1 {
                let blur = min(blur, (gap.upperBound - gap.lowerBound) / 2)
                (ends[left], starts[right]) = (gap.lowerBound + blur, gap.upperBound - blur)
            } else {
                let edge = (gap.lowerBound + gap.upperBound) / 2
                (ends[left], starts[right]) = (edge, edge)
            }
        }
        for index in middles.indices where isSpace[index] {
            starts[index] = index > 0 ? ends[index - 1] : 0
            ends[index] = starts[index]
        }
        return zip(starts, ends).map { min($0, $1)..<max($0, $1) }
    }

    /// How many of the columns with ink, 0 to 1, are further from the middles of all letters than any letter reaches.
    func shareApart(from middles: some Sequence<Double>, rows: Range<Int>) -> Double {
        var isNear = [Bool](repeating: false, count: width)
        let reach = Double(rows.count) * 3 / 4
        for middle in middles {
            for column in (Int(middle - reach)..<Int(middle + reach)).clamped(to: 0..<width) { isNear[column] = true }
        }
        let inked = (0..<width).filter { count(column: $0, rows: rows) > 0 }
        return inked.isEmpty ? 0 : Double(inked.count { !isNear[$0] }) / Double(inked.count)
    }

    /// The widest stretch without ink between the middles of two letters; where they touch, the column with the least ink.
    private func gap(from left: Double, to right: Double, ink: [Int]) -> Range<Double> {
        let columns = (Int(left.rounded(.up))..<max(Int(left.rounded(.up)), Int(right.rounded(.up)))).clamped(
            to: 0..<width)
        var (best, start): (Range<Int>, Int?) = (0..<0, nil)
        for column in columns {
            if ink[column] > 0 {
                start = nil
            } else {
                start = start ?? column
                if let start, column + 1 - start > best.count { best = start..<column + 1 }
            }
        }
        if !best.isEmpty { return Double(best.lowerBound)..<Double(best.upperBound) }
        let middle = (left + right) / 2
        // Light columns far from the middle are those within a letter that was told early or late.
        func cost(_ column: Int) -> Double { Double(ink[column]) + abs(Double(column) + 0.5 - middle) }
        let cut = columns.min { cost($0) < cost($1) }
        let edge = cut.map { Double($0) + 0.5 } ?? middle
        return edge..<edge
    }

    /// Where the ink of a line's first or last letter ends, going outwards from its middle.
    private func outerEdge(from middle: Double, by step: Int, ink: [Int], reach: Int) -> Double {
        // Parts of a letter, such as the two strokes of a quotation mark, stand closer than letters of two words.
        let widestGap = max(2, reach / 6)
        var column = min(max(Int(middle), 0), width - 1)
        var last: Int?
        var blank = 0
        // No letter is wider than twice its line is tall.
        for _ in 0..<reach {
            guard ink.indices.contains(column) else { break }
            if ink[column] > 0 {
                (last, blank) = (column, 0)
            } else {
                blank += 1
                if last != nil, blank > widestGap { break }
            }
            column += step
        }
        guard let last else { return middle }
        return Double(step < 0 ? last : last + 1)
    }
}
