extension RecognizedDocument {
    /// Where a step from an offset leads: to the next character, the end of the next word, the end of the line, the block or
    /// the text; backwards to the starts of these.
    package func offset(from offset: Int, by granularity: TextGranularity, forward: Bool) -> Int {
        switch granularity {
        case .character: return forward ? characterBoundary(after: offset) : characterBoundary(before: offset)
        case .word: return wordBoundary(from: offset, forward: forward)
        case .line, .paragraph, .document:
            let range = range(of: granularity, at: offset)
            return forward ? range.upperBound : range.lowerBound
        }
    }

    private func wordBoundary(from offset: Int, forward: Bool) -> Int {
        guard var index = lineIndex(at: offset) else { return 0 }
        while lines.indices.contains(index) {
            let start = lineRanges[index].lowerBound
            let words = lines[index].segments.lazy.filter(\.isWord).map { $0.range.shifted(by: start) }
            if forward {
                if let word = words.first(where: { $0.upperBound > offset }) { return word.upperBound }
                index += 1
            } else {
                if let word = words.last(where: { $0.lowerBound < offset }) { return word.lowerBound }
                index -= 1
            }
        }
        return forward ? transcript.utf16.count : 0
    }

    /// Where an arrow leads from an offset, as the text stands in the picture: along its line, or to the line beside it
    /// in reading order.
    ///
    /// - Parameters:
    ///   - offset: UTF-16 offset into the transcript.
    ///   - direction: The arrow's direction in the upright image.
    ///   - granularity: How far to go.
    ///   - column: A point of the upright image; a step to another line leads to the character beside it.
    /// - Returns: UTF-16 offset into the transcript.
    package func offset(
        from offset: Int, towards direction: Point, by granularity: TextGranularity, column: Point
    ) -> Int {
        guard let index = lineIndex(at: offset) else { return 0 }
        let step = lines[index].step(towards: direction)
        switch (step, granularity) {
        case (.along(let forward), _), (.across(let forward), .paragraph), (.across(let forward), .document):
            return self.offset(from: offset, by: granularity, forward: forward)
        case (.across(let forward), _):
            let next = forward ? index + 1 : index - 1
            guard lines.indices.contains(next) else { return forward ? transcript.utf16.count : 0 }
            return self.offset(nearest: column, inLine: next)
        }
    }
}

extension TextLine {
    fileprivate enum Step {
        case along(forward: Bool)
        case across(forward: Bool)
    }

    /// What an arrow means in a line that may be tilted, vertical or written from right to left.
    fileprivate func step(towards direction: Point) -> Step {
        let along = Point(x: quad.topRight.x - quad.topLeft.x, y: quad.topRight.y - quad.topLeft.y)
        let down = Point(x: quad.bottomLeft.x - quad.topLeft.x, y: quad.bottomLeft.y - quad.topLeft.y)
        let length = max(quad.width, .leastNormalMagnitude)
        let height = max(quad.height, .leastNormalMagnitude)
        let share = (along.x * direction.x + along.y * direction.y) / length
        let sink = (down.x * direction.x + down.y * direction.y) / height
        guard abs(share) >= abs(sink) else { return .across(forward: sink > 0) }
        return .along(forward: (share > 0) != text.isRightToLeft)
    }
}
