#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif
internal import DocumentModel

/// Puts a page's letters together to words and lines.
enum PageLine {
    /// The lines of letters in the order of the page's text, with quads in its user space, y upwards.
    static func lines(of letters: [PageLetter]) -> [TextLine] {
        var lines: [TextLine] = []
        var words: [TextWord] = []
        var word: [PageLetter] = []
        var last: PageLetter?
        func endWord() {
            if let made = Self.word(of: word) { words.append(made) }
            word = []
        }
        func endLine() {
            endWord()
            if let line = TextLine(joining: words) { lines.append(line) }
            words = []
        }
        for letter in letters {
            if letter.isBreak {
                endLine()
                last = nil
            } else if letter.isBlank {
                endWord()
            } else {
                if let last, letter.isApart(from: last) { endLine() }
                word.append(letter)
                last = letter
            }
        }
        endLine()
        return lines
    }

    /// A word of letters that follow each other; nil where they have no place.
    private static func word(of letters: [PageLetter]) -> TextWord? {
        guard let first = letters.first, let lastLetter = letters.last else { return nil }
        var text = ""
        for letter in letters { text.unicodeScalars.append(letter.scalar) }
        let frame = LetterFrame(first)
        let extents = letters.map { frame.extent(of: $0) }
        guard let begin = extents.map(\.start).min(), let end = extents.map(\.end).max(),
            let foot = extents.map(\.foot).min(), let head = extents.map(\.head).max(), end > begin, head > foot,
            (end - begin).magnitude < 1e6, (head - foot).magnitude < 1e6, lastLetter.size.isFinite
        else { return nil }
        var edges: [Double] = []
        var index = 0
        var edge = 0.0
        for letter in text.dropLast() {
            let count = letter.unicodeScalars.count
            let part = extents[index..<min(index + count, extents.count)]
            index += count
            let share =
                text.isRightToLeft
                ? (end - (part.map(\.start).min() ?? end)) / (end - begin)
                : ((part.map(\.end).max() ?? begin) - begin) / (end - begin)
            edge = max(edge, min(share, 1))
            edges.append(edge)
        }
        return TextWord(
            text: text, quad: frame.quad(from: begin, to: end, foot: foot, head: head), confidence: 1,
            characterEdges: edges)
    }
}

extension PageLetter {
    /// Whether it stands so far from the letter before, or so much otherwise, that it begins a line of its own.
    func isApart(from last: PageLetter) -> Bool {
        guard (angle - last.angle).magnitude < 0.05 else { return true }
        let frame = LetterFrame(last)
        let (before, now) = (frame.extent(of: last), frame.extent(of: self))
        let height = max(before.head - before.foot, 1e-3)
        let gap = max(now.start - before.end, before.start - now.end)
        let shift = ((now.head + now.foot) - (before.head + before.foot)).magnitude / 2
        return gap > 1.5 * height || shift > 0.6 * max(height, now.head - now.foot)
    }
}

/// The directions of a line of letters.
private struct LetterFrame {
    private let along: Point
    private let up: Point
    /// Whether boxes, which are upright, are as good as the letters' own.
    private let isSquare: Bool

    init(_ letter: PageLetter) {
        let angle = letter.angle.isFinite ? letter.angle : 0
        let quarters = (angle / (.pi / 2)).rounded()
        isSquare = (angle - quarters * .pi / 2).magnitude < 0.002
        let straight = isSquare ? quarters * .pi / 2 : angle
        along = Point(x: cos(straight), y: sin(straight))
        up = Point(x: -along.y, y: along.x)
    }

    func extent(of letter: PageLetter) -> (start: Double, end: Double, foot: Double, head: Double) {
        if isSquare {
            let corners = Quad(letter.box).corners
            let places = corners.map { (along: $0.x * along.x + $0.y * along.y, above: $0.x * up.x + $0.y * up.y) }
            return (
                places.map(\.along).min() ?? 0, places.map(\.along).max() ?? 0, places.map(\.above).min() ?? 0,
                places.map(\.above).max() ?? 0
            )
        }
        // The upright box of a tilted letter is too large: its width follows from how both extents add up.
        let start = letter.origin.x * along.x + letter.origin.y * along.y
        let base = letter.origin.x * up.x + letter.origin.y * up.y
        let across = (letter.box.maxX - letter.box.minX) * along.x.magnitude
        let down = (letter.box.maxY - letter.box.minY) * along.y.magnitude
        let width = max(across + down - 2 * letter.size * (along.x * along.y).magnitude, letter.size * 0.2)
        return (start, start + width, base - 0.2 * letter.size, base + 0.8 * letter.size)
    }

    func quad(from begin: Double, to end: Double, foot: Double, head: Double) -> Quad {
        func point(_ distance: Double, _ rise: Double) -> Point {
            Point(x: along.x * distance + up.x * rise, y: along.y * distance + up.y * rise)
        }
        return Quad(
            topLeft: point(begin, head), topRight: point(end, head), bottomRight: point(end, foot),
            bottomLeft: point(begin, foot))
    }
}
