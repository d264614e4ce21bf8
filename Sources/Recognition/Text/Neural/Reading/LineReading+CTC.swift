import DocumentModel

extension LineReading {
    /// Makes words of the characters between spaces.
    ///
    /// - Parameters:
    ///   - quad: The line's place in the picture's pixels.
    ///   - characters: Characters in the order of the steps, spaces among them; the words come in the order in which
    ///     they are read.
    ///   - stepsOfLine: How many of the network's steps the line takes.
    init(quad: Quad, characters: [CTCDecoding.ReadCharacter], stepsOfLine: Double) {
        let steps = CharacterSteps(characters: characters, stepsOfLine: stepsOfLine)
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
                let start = places.map { steps.edge(before: $0) }.min() ?? 0
                let end = places.map { steps.edge(before: $0 + 1) }.max() ?? 1
                let text = read.map(\.text).joined()
                let edges = places.dropFirst().map { (steps.edge(before: $0) - start) / max(end - start, 1e-6) }
                let isForward = zip(places, places.dropFirst()).allSatisfy { $1 == $0 + 1 }
                return TextWord(
                    text: text, quad: quad.slice(from: start, to: end), confidence: CTCDecoding.confidence(of: read),
                    characterEdges: isForward && text.count == read.count ? edges : [],
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

/// Where characters stand along their line.
private struct CharacterSteps {
    let characters: [CTCDecoding.ReadCharacter]
    let stepsOfLine: Double

    /// Where the character at an index begins, as a share of the line.
    func edge(before index: Int) -> Double {
        guard stepsOfLine > 0 else { return 0 }
        let step: Double
        if index == 0 {
            step = characters[0].step - pitch / 2
        } else if index == characters.count {
            step = characters[index - 1].step + pitch / 2
        } else {
            step = (characters[index - 1].step + characters[index].step) / 2
        }
        return min(max(step / stepsOfLine, 0), 1)
    }

    /// The usual distance of two characters, in steps.
    private var pitch: Double {
        guard let first = characters.first, let last = characters.last, characters.count > 1 else {
            return stepsOfLine
        }
        return (last.step - first.step) / Double(characters.count - 1)
    }
}
