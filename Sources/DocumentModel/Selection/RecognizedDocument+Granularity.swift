internal import Algorithms

extension RecognizedDocument {
    /// The stretch of text around an offset.
    ///
    /// - Parameters:
    ///   - granularity: How much text.
    ///   - offset: UTF-16 offset into the transcript, clamped to it. Between two words the one that ends there counts.
    /// - Returns: UTF-16 offsets into the transcript, end exclusive; empty only where there is no text.
    package func range(of granularity: TextGranularity, at offset: Int) -> Range<Int> {
        guard let index = lineIndex(at: offset) else { return 0..<0 }
        let line = lineRanges[index]
        switch granularity {
        case .character:
            let start = characterBoundary(at: min(max(line.lowerBound, offset), line.upperBound))
            // At the end of a line the last character is meant, not the line feed.
            return start < line.upperBound
                ? start..<characterBoundary(after: start)
                : max(line.lowerBound, characterBoundary(before: start))..<start
        case .word: return wordRange(at: offset, inLine: index)
        case .line: return line
        case .paragraph: return blockRange(ofLine: index)
        case .document: return 0..<transcript.utf16.count
        }
    }

    /// The index of the line that an offset, clamped to the transcript, belongs to; nil where there is no text.
    package func lineIndex(at offset: Int) -> Int? {
        lines.isEmpty ? nil : min(lineRanges.partitioningIndex { $0.upperBound >= offset }, lines.count - 1)
    }

    private func wordRange(at offset: Int, inLine index: Int) -> Range<Int> {
        let start = lineRanges[index].lowerBound
        let local = max(start, offset) - start
        let segments = lines[index].segments
        let next = segments.partitioningIndex { $0.range.upperBound > local }
        let previous = next - 1
        guard next < segments.count else { return segments.last?.range.shifted(by: start) ?? lineRanges[index] }
        let endsWord = previous >= 0 && segments[next].range.lowerBound == local && segments[previous].isWord
        return segments[endsWord && !segments[next].isWord ? previous : next].range.shifted(by: start)
    }

    private func blockRange(ofLine index: Int) -> Range<Int> {
        var first = 0
        for block in blocks {
            let end = first + block.lines.count
            if index < end { return lineRanges[first].lowerBound..<lineRanges[end - 1].upperBound }
            first = end
        }
        return lineRanges[index]
    }
}

extension Range<Int> {
    /// The range moved by a distance.
    func shifted(by distance: Int) -> Range<Int> {
        lowerBound + distance..<upperBound + distance
    }
}
