import DocumentModel

/// Where characters begin and end along their line, spaces among them, as shares of the line's length.
struct LetterEdges {
    let starts: [Double]
    let ends: [Double]

    /// As the network's steps have it: halfway to the neighbours.
    ///
    /// - Parameters:
    ///   - characters: What was read.
    ///   - stepsOfLine: How many of the network's steps the line takes.
    init(of characters: [CTCDecoding.ReadCharacter], stepsOfLine: Double) {
        let middles = characters.map(\.step)
        // The usual distance of two characters is the width of the first and the last.
        let pitch =
            middles.count > 1 ? (middles[middles.count - 1] - middles[0]) / Double(middles.count - 1) : stepsOfLine
        let edges = (0...middles.count).map { index in
            guard stepsOfLine > 0, let first = middles.first, let last = middles.last else { return 0.0 }
            let step =
                switch index {
                case 0: first - pitch / 2
                case middles.count: last + pitch / 2
                default: (middles[index - 1] + middles[index]) / 2
                }
            return min(max(step / stepsOfLine, 0), 1)
        }
        starts = Array(edges.dropLast())
        ends = Array(edges.dropFirst())
    }

    init(starts: [Double], ends: [Double]) {
        self.starts = starts
        self.ends = ends
    }
}
