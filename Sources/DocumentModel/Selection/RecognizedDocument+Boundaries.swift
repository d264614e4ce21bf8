extension RecognizedDocument {
    /// The text between two offsets, clamped to the transcript.
    package func text(in range: Range<Int>) -> Substring {
        transcript[indices(of: range)]
    }

    /// UTF-16 offsets as indices of the transcript, clamped to it.
    package func indices(of range: Range<Int>) -> Range<String.Index> {
        index(at: range.lowerBound)..<index(at: range.upperBound)
    }

    /// The whole characters that a range touches, within the transcript.
    package func characters(touching range: Range<Int>) -> Range<Int> {
        let range = range.clamped(to: 0..<transcript.utf16.count)
        let start = characterBoundary(at: range.lowerBound)
        let end = characterBoundary(at: range.upperBound)
        return start..<(end < range.upperBound ? characterBoundary(after: end) : end)
    }

    /// The offset itself where a character begins or the transcript ends, else where the character around it begins.
    func characterBoundary(at offset: Int) -> Int {
        let index = index(at: offset)
        guard index < transcript.endIndex else { return transcript.utf16.count }
        // Positions inside a character count as its start.
        return transcript.index(before: transcript.index(after: index)).utf16Offset(in: transcript)
    }

    /// The next place where a character begins, or the end.
    func characterBoundary(after offset: Int) -> Int {
        let index = index(at: offset)
        guard index < transcript.endIndex else { return transcript.utf16.count }
        return transcript.index(after: index).utf16Offset(in: transcript)
    }

    /// The last place before the offset where a character begins, or the start.
    func characterBoundary(before offset: Int) -> Int {
        let index = index(at: offset)
        guard index > transcript.startIndex else { return 0 }
        return transcript.index(before: index).utf16Offset(in: transcript)
    }

    private func index(at offset: Int) -> String.Index {
        let units = transcript.utf16
        return units.index(units.startIndex, offsetBy: max(0, offset), limitedBy: units.endIndex) ?? units.endIndex
    }
}
