extension RecognizedDocument {
    /// The boundary between two characters that is nearest to a point of the upright image, as a UTF-16 offset into the
    /// transcript; nil where there is no text, or a coordinate of the point is not a number.
    ///
    /// Beside the text the nearest block counts first, in it the line at the same height, and in the line its nearest end: a
    /// finger that leaves a column stays in it.
    package func offset(nearest point: Point) -> Int? {
        line(nearest: point).map { offset(nearest: point, inLine: $0) }
    }

    /// The same within one line, whose index must be one of `lines`.
    package func offset(nearest point: Point, inLine index: Int) -> Int {
        place(of: point, inLine: index) { $0.rounded() }
    }

    /// The start of the character at, or nearest to, a point of the upright image, as a UTF-16 offset into the transcript.
    package func offset(ofCharacterAt point: Point) -> Int? {
        line(nearest: point).map { line in place(of: point, inLine: line) { $0.rounded(.down) } }
    }

    private func place(of point: Point, inLine index: Int, rounding: (Double) -> Double) -> Int {
        let start = lineRanges[index].lowerBound
        let word = lines[index].words.nearest { $0.quad.gap(to: point) }
        guard let word, let letters = word.letters(before: point) else { return start }
        let offset = word.range.lowerBound + word.offset(ofLetter: rounding(letters))
        return characterBoundary(at: start + min(offset, word.range.upperBound))
    }

    private func line(nearest point: Point) -> Int? {
        guard point.x.isFinite, point.y.isFinite, !lines.isEmpty else { return nil }
        if let line = line(at: point) { return line }
        var first = 0
        let blocks = blocks.map { block in
            defer { first += block.lines.count }
            let gap = block.quad.gap(to: point)
            return (
                lines: first..<first + block.lines.count, distance: gap.along * gap.along + gap.across * gap.across
            )
        }
        // Blocks may overlap: then the line decides.
        let least = blocks.lazy.filter { !$0.lines.isEmpty }.map(\.distance).min() ?? .infinity
        return blocks.filter { $0.distance <= least }.flatMap(\.lines).nearest { index in
            let gap = lines[index].quad.gap(to: point)
            return (gap.across, gap.along)
        }
    }
}

extension Sequence {
    /// The element with the least distance, compared by its first part before its second.
    fileprivate func nearest(_ distance: (Element) -> (Double, Double)) -> Element? {
        map { (element: $0, distance: distance($0)) }.min { $0.distance < $1.distance }?.element
    }
}
