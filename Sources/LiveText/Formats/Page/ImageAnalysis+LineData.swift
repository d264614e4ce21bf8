internal import DataDetection
internal import DocumentModel

extension ImageAnalysis {
    /// A stretch of a line that belongs to a piece of data.
    struct LineData {
        /// Index into `data`.
        let index: Int
        /// UTF-16 offsets in the line's text.
        let range: Range<Int>
    }

    /// For each line the data that it holds, or holds a part of.
    var dataOfLines: [[LineData]] {
        var found = [[LineData]](repeating: [], count: lines.count)
        for (index, data) in data.enumerated() {
            for line in document.lineIndices(in: data.match.range) {
                let place = document.lineRanges[line]
                // Clamped first: ranges may be so wide that shifting them would overflow.
                let shared = data.match.range.clamped(to: place)
                found[line].append(
                    LineData(
                        index: index,
                        range: shared.lowerBound - place.lowerBound..<shared.upperBound - place.lowerBound))
            }
        }
        return found
    }
}
