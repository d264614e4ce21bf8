internal import DocumentModel

/// The letters of a word from left to right, as they stand in a line that is not turned. Programs that read PDFs expect
/// letters from right to left in this order too, and put them into the order of reading themselves.
struct VisualLetters {
    private(set) var letters: [Character] = []
    /// Where letters begin and end, as shares of the word: one more than there are letters, from 0 to 1.
    private(set) var edges = [0.0]

    init(_ word: TextWord) {
        let text = Array(word.text)
        let ends = word.letterEdges
        for run in Self.runs(of: text, isRightToLeft: word.text.isRightToLeft) {
            for index in run.isRightToLeft ? run.range.reversed() : Array(run.range) {
                append(text[index], share: ends[index + 1] - ends[index], isReversed: run.isRightToLeft)
            }
        }
    }

    /// A mark that is written over a letter follows it once both are turned around, so it comes first here.
    private mutating func append(_ letter: Character, share: Double, isReversed: Bool) {
        let start = edges[edges.count - 1]
        guard isReversed, letter.unicodeScalars.contains(where: \.isRightToLeft) else {
            letters.append(letter)
            edges.append(start + share)
            return
        }
        let scalars = letter.unicodeScalars.reversed()
        for (index, scalar) in scalars.enumerated() {
            letters.append(Character(scalar))
            edges.append(start + share * Double(index + 1) / Double(scalars.count))
        }
    }

    private typealias Run = (range: Range<Int>, isRightToLeft: Bool)

    /// Letters of one direction each, the leftmost first.
    private static func runs(of text: [Character], isRightToLeft: Bool) -> [Run] {
        var runs: [Run] = []
        for (index, direction) in directions(of: text, base: isRightToLeft).enumerated() {
            if let last = runs.last, last.isRightToLeft == direction {
                runs[runs.count - 1].range = last.range.lowerBound..<index + 1
            } else {
                runs.append((index..<index + 1, direction))
            }
        }
        return isRightToLeft ? runs.reversed() : runs
    }

    /// Whether each letter reads from right to left. What is no letter and no digit reads as those on both sides do, and else
    /// as the word does.
    private static func directions(of text: [Character], base: Bool) -> [Bool] {
        var directions: [Bool] = []
        var last = base
        var open = 0
        for letter in text {
            let scalar = letter.unicodeScalars.first
            guard letter.isLetter || letter.isNumber else {
                open += 1
                continue
            }
            let direction = scalar?.isRightToLeft == true && !letter.isNumber
            directions += [Bool](repeating: direction == last ? direction : base, count: open) + [direction]
            (last, open) = (direction, 0)
        }
        return directions + [Bool](repeating: base, count: open)
    }
}
