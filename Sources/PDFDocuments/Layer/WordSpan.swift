internal import DocumentModel

/// Where a word stands in its line.
struct WordSpan {
    /// Whether it reads from right to left.
    let isRightToLeft: Bool
    /// How far along the line its left and its right edge are, from the frame's origin.
    let start: Double
    private(set) var end: Double
    /// How far above the frame's foot it stands.
    let rise: Double
    let height: Double
    /// Its letters from left to right.
    let letters: [Character]
    /// Where they begin and end, as shares of the word: one more than there are letters, from 0 to 1.
    let edges: [Double]

    /// Nil where it has no place, no extent or no letters.
    init?(_ word: TextWord, in frame: LineFrame) {
        let places = frame.map(word.quad).corners.map { frame.place(of: $0) }
        guard places.allSatisfy({ $0.along.magnitude < 1e6 && $0.above.magnitude < 1e6 }),
            let start = places.map(\.along).min(), let end = places.map(\.along).max(),
            let foot = places.map(\.above).min(), let head = places.map(\.above).max(), head - foot > 1e-3
        else { return nil }
        isRightToLeft = word.text.isRightToLeft
        let visual = VisualLetters(word)
        guard !visual.letters.isEmpty else { return nil }
        letters = visual.letters
        let width = end - start
        // Letters far taller than wide are read like those that lie over each other.
        let tallest = width / (Double(letters.count) * Self.narrowest)
        height = max(min(head - foot, tallest), (head - foot) / 10)
        rise = (foot + head - height) / 2
        (self.start, self.end) = (start, end)
        edges = Self.spread(visual.edges, least: Self.narrowest * height / max(width, 1e-6))
    }

    /// Whether readers of PDFs would take it and the first word of another line, to the right of it, for one.
    func joins(_ other: WordSpan) -> Bool {
        let shared = min(rise + height, other.rise + other.height) - max(rise, other.rise)
        return !isRightToLeft && !other.isRightToLeft && shared > min(height, other.height) / 2 && other.start > start
            && other.start - end < Self.leastGap * max(height, other.height)
    }

    /// As a share of the font's size: readers of PDFs take a narrower gap than a tenth for none, whatever blank stands in it.
    private static let leastGap = 0.12

    /// Makes room before the next word to the right.
    mutating func leaveGap(before next: WordSpan) {
        let room = next.start - Self.leastGap * max(height, next.height) - start
        let width = end - start
        // What would be left of a word that lies over the next one is no word's place.
        guard room < width, room > width / 4 else { return }
        end = start + room
    }

    /// The width of the narrowest letter, as a share of the height: poppler takes a letter that begins within a tenth of the
    /// font's size after another for the same one, printed twice to look bold.
    private static let narrowest = 0.15

    /// Moves edges so that none is nearer to the next than that, as far as there is room.
    private static func spread(_ edges: [Double], least: Double) -> [Double] {
        var edges = edges
        let last = edges.count - 1
        let least = min(least, 1 / Double(max(last, 1)))
        for index in edges.indices.dropFirst() { edges[index] = max(edges[index], edges[index - 1] + least) }
        edges[last] = 1
        for index in edges.indices.dropLast().dropFirst().reversed() {
            edges[index] = min(edges[index], edges[index + 1] - least)
        }
        return edges
    }
}
