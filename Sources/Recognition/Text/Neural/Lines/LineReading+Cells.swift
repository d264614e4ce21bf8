internal import Algorithms
import DocumentModel

extension LineReading {
    /// The words of each cell.
    var cells: [ArraySlice<TextWord>] {
        let ends = cellStarts + [words.count]
        return zip([0] + cellStarts, ends).map { words[$0..<$1] }
    }

    /// Which words stand after a gap that is wider than a space, where words reach halfway to their neighbours.
    ///
    /// - Returns: None where words do not follow each other from left to right.
    static func cellStarts(in words: [TextWord], height: Double) -> [Int] {
        guard !words.contains(where: { $0.text.unicodeScalars.contains(where: \.isRightToLeftLetter) }) else {
            return []
        }
        let gaps = words.adjacentPairs().map { $0.quad.topRight.distance(to: $1.quad.topLeft) }
        // Where a line is stretched to fill its column, all its spaces are.
        let others = gaps.sorted().dropLast()
        let usual = others.isEmpty ? 0 : others[others.count / 2]
        let widestSpace = max(0.6 * height, 2 * usual)
        var isWritten = false
        return words.indices.filter { index in
            defer { isWritten = isWritten || words[index].isWritten }
            // A dash or a bullet with room after it belongs to what it stands before.
            guard index > 0, gaps[index - 1] > widestSpace, isWritten, words[index].isWritten else { return false }
            isWritten = false
            return true
        }
    }
}

extension TextWord {
    /// Whether there is a letter or a digit.
    fileprivate var isWritten: Bool { text.contains { $0.isLetter || $0.isNumber } }
}
