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
                let isForward = places.adjacentPairs().allSatisfy { $1 == $0 + 1 }
                let isBackward = places.adjacentPairs().allSatisfy { $1 == $0 - 1 }
                var inner: [Double] = []
                // The first character that is read may stand at either end: at which one, a word's text says.
                let beginnings = Self.beginnings(in: read.map(\.text))
                if text.isRightToLeft ? isBackward : isForward, beginnings.count == text.count {
                    inner = beginnings.dropFirst().map { index in
                        let place = places[places.startIndex + index]
                        let distance = text.isRightToLeft ? end - edges.ends[place] : edges.starts[place] - start
                        return distance / max(end - start, 1e-6)
                    }
                }
                return TextWord(
                    text: text, quad: quad.slice(from: start, to: end), confidence: CTCDecoding.confidence(of: read),
                    characterEdges: inner, alternatives: isForward ? Self.alternatives(to: read) : [])
            })
    }

    /// Which of the characters that the network knows begin one for a reader: a mark belongs to its letter.
    private static func beginnings(in characters: [String]) -> [Int] {
        var text = ""
        var count = 0
        return characters.indices.filter { index in
            text += characters[index]
            defer { count = text.count }
            return text.count > count
        }
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
