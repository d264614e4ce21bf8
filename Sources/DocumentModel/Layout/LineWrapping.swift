internal import Algorithms

/// Which lines of a block were broken only because the next word did not fit.
struct LineWrapping {
    /// For each line whether its text goes on in the next one.
    let wraps: [Bool]

    init(of block: TextBlock) {
        let lines = block.lines
        guard let frame = ReadingFrame(lines: lines) else {
            wraps = []
            return
        }
        let items = lines.map { LayoutItem($0, in: frame) }
        let isRightToLeft = 2 * items.reduce(0) { $0 + $1.rightToLeftCount } > items.reduce(0) { $0 + $1.letterCount }
        let boxes = items.map { $0.mirrored(isRightToLeft).box }
        let edge = boxes.reduce(-Double.infinity) { max($0, $1.maxX) }
        let isBelow = boxes.adjacentPairs().map { upper, lower in
            lower.center.y - upper.center.y > 0.5 * min(upper.height, lower.height)
        }
        let isFull = lines.indices.dropLast().map { index in
            isBelow[index] && edge - boxes[index].maxX < lines[index + 1].leastWidth + 0.3 * boxes[index].height
        }
        // One long line among short ones does not make a paragraph, and neither do narrow cells.
        let full = isFull.count { $0 }
        let longest = zip(lines, boxes).contains { line, box in
            box.width > (line.text.unicodeScalars.first?.isWrittenWithoutSpaces == true ? 5 : 8) * box.height
        }
        let isParagraph = longest && 2 * full > isFull.count
        wraps =
            lines.indices.dropLast().map { index in
                (isParagraph && isFull[index])
                    || (isBelow[index] && lines[index].hyphenation(before: lines[index + 1]) != nil)
            } + (lines.isEmpty ? [] : [false])
    }
}

extension TextLine {
    /// The width of what can not be divided at the beginning of the line: a word, or one letter of scripts without
    /// spaces.
    fileprivate var leastWidth: Double {
        guard let first = text.unicodeScalars.first, !first.isWrittenWithoutSpaces, let word = words.first else {
            return quad.width / Double(max(1, text.count))
        }
        return word.quad.width
    }
}
