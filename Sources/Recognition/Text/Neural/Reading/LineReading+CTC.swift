internal import Algorithms
import DocumentModel

extension LineReading {
    /// Makes words of the characters between spaces.
    ///
    /// - Parameters:
    ///   - quad: The line's place in the picture's pixels.
    ///   - characters: Characters in the order of the steps, spaces among them; the words come in the order in which
    ///     they are read.
    ///   - edges: Where each of them begins and ends along the line.
    init(quad: Quad, characters: [CTCDecoding.ReadCharacter], edges: LetterEdges) {
        let runs = VisualOrder.read(characters.map(\.text)).split { $0.text == " " || $0.text == "\u{3000}" }
        self.init(
            quad: quad,
            words: runs.map { run in
                let read = run.map { order in
                    var character = characters[order.index]
                    character.text = order.text
                    return character
                }
                let places = run.map(\.index)
                let start = places.map { edges.starts[$0] }.min() ?? 0
                let end = places.map { edges.ends[$0] }.max() ?? 1
                let text = read.map(\.text).joined()
                let inner = places.dropFirst().map { (edges.starts[$0] - start) / max(end - start, 1e-6) }
                let isForward = places.adjacentPairs().allSatisfy { $1 == $0 + 1 }
                return TextWord(
                    text: text, quad: quad.slice(from: start, to: end), confidence: CTCDecoding.confidence(of: read),
                    characterEdges: isForward && text.count == read.count ? inner : [],
                    alternatives: isForward ? Self.alternatives(to: read) : [])
            })
    }

    /// The word with one character read otherwise, the likeliest first.
    private static func alternatives(to word: [CTCDecoding.ReadCharacter]) -> [TextCandidate] {
        let confidence = CTCDecoding.confidence(of: word)
        let others = word.indices.compactMap { index -> TextCandidate? in
            guard let other = word[index].alternative else { return nil }
            let text = word.indices.map { $0 == index ? other.text : word[$0].text }.joined()
            let change = Double(other.confidence - word[index].confidence) / Double(word.count)
            return TextCandidate(text: text, confidence: confidence + change)
        }
        return Array(others.sorted { $0.confidence > $1.confidence }.prefix(3))
    }
}
