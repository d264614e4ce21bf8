import DocumentModel

extension LineReading {
    /// The line with its doubtful stretches read again as Latin letters and numbers, where that is more plausible:
    /// Tesseract takes those for letters of its own script.
    ///
    /// `readLatin` reads a stretch of the line with the network.
    func repairingLatin(_ readLatin: (Quad) throws -> LineReading) rethrows -> LineReading {
        let ordered = words.sorted { place(of: $0) < place(of: $1) }
        let doubtful = ordered.indices.filter { ordered[$0].confidence < Self.doubtful }
        guard !doubtful.isEmpty else { return self }
        var repaired: [TextWord] = []
        for run in ordered.splitWhere({ ($0.confidence < Self.doubtful) != ($1.confidence < Self.doubtful) }) {
            guard let first = run.first, first.confidence < Self.doubtful, let last = run.last else {
                repaired += run
                continue
            }
            let margin = 0.1 * quad.height / max(quad.width, 1)
            let (start, end) = (edges(of: first).lowerBound, edges(of: last).upperBound)
            let latin = try readLatin(quad.slice(from: max(start - margin, 0), to: min(end + margin, 1)))
            let isPlausible = latin.confidence > Self.sure && latin.words.allSatisfy(\.text.isLatin)
            repaired += isPlausible ? latin.words : Array(run)
        }
        let isRightToLeft = repaired.contains { $0.text.unicodeScalars.contains(where: \.isRightToLeftLetter) }
        return LineReading(quad: quad, words: isRightToLeft ? Self.rightToLeft(repaired) : repaired)
    }

    /// Tesseract is surer than this of words of its own script; of what is not, it is seldom.
    private static let doubtful = 0.9
    /// The network is surer than this of Latin letters; what other letters look like to it, it doubts.
    private static let sure = 0.85

    /// Where a word lies along the line, as shares of it.
    private func edges(of word: TextWord) -> ClosedRange<Double> {
        let length = max(quad.width * quad.width, 1)
        let along = Point(
            x: (quad.topRight.x - quad.topLeft.x) / length, y: (quad.topRight.y - quad.topLeft.y) / length)
        func share(_ point: Point) -> Double {
            (point.x - quad.topLeft.x) * along.x + (point.y - quad.topLeft.y) * along.y
        }
        let ends = (share(word.quad.topLeft), share(word.quad.topRight))
        return min(ends.0, ends.1)...max(ends.0, ends.1)
    }

    private func place(of word: TextWord) -> Double {
        let edges = edges(of: word)
        return edges.lowerBound + edges.upperBound
    }

    /// Words in the order in which they are read where the line runs from right to left, but Latin words do not.
    private static func rightToLeft(_ words: [TextWord]) -> [TextWord] {
        words.splitWhere { !($0.text.isLatin && $1.text.isLatin) }.reversed().flatMap { $0 }
    }
}

extension Array {
    /// Runs of neighbours, parted where two do not belong together.
    fileprivate func splitWhere(_ isParted: (Element, Element) -> Bool) -> [ArraySlice<Element>] {
        var runs: [ArraySlice<Element>] = []
        var start = startIndex
        for index in indices.dropFirst() where isParted(self[index - 1], self[index]) {
            runs.append(self[start..<index])
            start = index
        }
        return isEmpty ? [] : runs + [self[start...]]
    }
}

extension String {
    /// Whether all letters are Latin ones.
    var isLatin: Bool {
        unicodeScalars.filter(\.properties.isAlphabetic).allSatisfy { $0.value < 0x250 }
    }
}
