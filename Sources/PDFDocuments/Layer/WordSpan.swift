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
    /// Its letters from left to right, each group stretched to where it was read.
    private(set) var groups: [LetterGroup]

    /// Nil where it has no place.
    init?(_ word: TextWord, in frame: LineFrame) {
        let quad = frame.map(word.quad)
        let left = frame.place(of: quad.bottomLeft)
        let right = frame.place(of: quad.bottomRight)
        guard left.along.magnitude < 1e6, right.along.magnitude < 1e6, left.above.magnitude < 1e6,
            right.above.magnitude < 1e6
        else { return nil }
        isRightToLeft = word.text.isRightToLeft
        (start, end) = (left.along, right.along)
        rise = (left.above + right.above) / 2
        height = frame.height
        groups = Self.groups(of: word, width: max(end - start, 0), height: frame.height)
    }

    /// Makes room before the next word to the right: readers of PDFs take a narrower gap than a tenth of the font's size for
    /// none, whatever blank stands in it.
    mutating func leaveGap(before next: WordSpan) {
        let room = next.start - 0.12 * height - start
        let width = end - start
        // What would be left of a word that lies over the next one is no word's place.
        guard room < width, room > width / 4 else { return }
        groups = groups.map { LetterGroup(letters: $0.letters, width: $0.width * room / width) }
        end = start + room
    }

    /// Groups letters as long as none of their edges is off by more than a twenty-fifth of the height.
    private static func groups(of word: TextWord, width: Double, height: Double) -> [LetterGroup] {
        let visual = VisualLetters(word)
        let (letters, edges) = (visual.letters, visual.edges)
        // A bound keeps the check of long words short.
        let longest = 16
        var groups: [LetterGroup] = []
        var first = 0
        while first < letters.count {
            var last = first + 1
            while last < letters.count, last - first < longest,
                isEven(edges[first...last + 1], tolerance: height / 25 / max(width, 1e-6))
            {
                last += 1
            }
            groups.append(
                LetterGroup(
                    letters: Array(letters[first..<last]), width: max(edges[last] - edges[first], 0) * width))
            first = last
        }
        return groups
    }

    private static func isEven(_ edges: ArraySlice<Double>, tolerance: Double) -> Bool {
        guard let first = edges.first, let last = edges.last else { return true }
        let step = (last - first) / Double(edges.count - 1)
        return edges.enumerated().allSatisfy { index, edge in
            (first + step * Double(index) - edge).magnitude <= tolerance
        }
    }
}
