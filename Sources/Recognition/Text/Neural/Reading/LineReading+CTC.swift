import DocumentModel

extension LineReading {
    /// Makes words of the characters between spaces.
    ///
    /// - Parameters:
    ///   - characters: in the order of the steps, spaces among them.
    ///   - stepsOfLine: how many of the network's steps the line takes.
    init(quad: Quad, characters: [CTCDecoding.ReadCharacter], stepsOfLine: Double) {
        let steps = CharacterSteps(characters: characters, stepsOfLine: stepsOfLine)
        let runs = characters.indices.split { characters[$0].text == " " || characters[$0].text == "\u{3000}" }
        self.init(
            quad: quad,
            words: runs.map { run in
                let read = characters[run]
                return (
                    read.map(\.text).joined(),
                    quad.slice(from: steps.edge(before: run.startIndex), to: steps.edge(before: run.endIndex)),
                    read.reduce(0) { $0 + Double($1.confidence) } / Double(read.count)
                )
            })
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
