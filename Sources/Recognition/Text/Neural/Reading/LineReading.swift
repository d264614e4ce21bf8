import DocumentModel

/// A line as the network read it.
struct LineReading: Sendable {
    /// The line's place in the image, its top left the text's own.
    let quad: Quad
    /// In the order of the steps, spaces among them.
    let characters: [CTCDecoding.ReadCharacter]
    /// How many of the network's steps the line takes.
    let stepsOfLine: Double

    /// How sure the network is, 0 to 1: the mean of its characters.
    var confidence: Double {
        guard !characters.isEmpty else { return 0 }
        return characters.reduce(0) { $0 + Double($1.confidence) } / Double(characters.count)
    }

    /// The line with its words; nil where it is blank.
    func textLine() -> TextLine? {
        let words = characters.indices.split { characters[$0].text == " " || characters[$0].text == "\u{3000}" }
        let pieces = words.compactMap { word -> (text: String, quad: Quad, confidence: Double)? in
            guard let first = word.first, let last = word.last else { return nil }
            let read = characters[first...last]
            let confidence = read.reduce(0) { $0 + Double($1.confidence) } / Double(read.count)
            return (
                read.map(\.text).joined(),
                quad.slice(from: edge(before: first), to: edge(before: last + 1)), confidence
            )
        }
        return TextLine(joining: pieces)
    }

    /// Where the character at an index begins, as a share of the line.
    private func edge(before index: Int) -> Double {
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
