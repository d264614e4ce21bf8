import DocumentModel

extension TextPage {
    /// The lines in runs of about equal work: recognition takes time by a line's length relative to its thickness.
    func shares(count: Int) -> [Range<Int>] {
        let work = layout.lines.map { $0.length / max($0.thickness, 1) }
        let portion = work.reduce(0, +) / Double(max(count, 1))
        var shares: [Range<Int>] = []
        var start = 0
        var sum = 0.0
        for (index, amount) in work.enumerated() {
            sum += amount
            if sum >= portion || index == work.count - 1 {
                shares.append(start..<index + 1)
                start = index + 1
                sum = 0
            }
        }
        return shares
    }

    /// Puts the words of each line together, in the image's pixels, and leaves out what is noise.
    ///
    /// - Parameter words: One array a line of the layout.
    func blocks(from words: [[TesseractWord]]) -> [TextBlock] {
        var lines: [(block: Int, line: TextLine)] = []
        for (line, words) in zip(layout.lines, words) {
            let pieces = words.filter(\.isLegible)
                .map { (text: $0.text, quad: toImage($0.quad), confidence: $0.confidence) }
            let language = words.first?.language.map { TesseractLanguage(code: $0).tag }
            if let textLine = TextLine(joining: pieces, language: language), textLine.confidence >= 0.3 {
                lines.append((line.block, textLine))
            }
        }
        return lines.chunked { $0.block == $1.block }.compactMap { TextBlock(lines: $0.map(\.line)) }
    }
}

extension Array {
    /// Runs of neighbours that belong together.
    fileprivate func chunked(_ belongTogether: (Element, Element) -> Bool) -> [[Element]] {
        reduce(into: []) { chunks, element in
            if let last = chunks.last?.last, belongTogether(last, element) {
                chunks[chunks.count - 1].append(element)
            } else {
                chunks.append([element])
            }
        }
    }
}
