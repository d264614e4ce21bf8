import DocumentModel

extension TextPage {
    /// The lines in runs of about equal work, at most `count` of them.
    ///
    /// Recognition takes time by a line's length relative to its thickness. A run has at least a hundred letters' worth
    /// of work: less is done before a second worker has loaded its models.
    func shares(count: Int) -> [Range<Int>] {
        let work = layout.lines.indices.map { index in
            known[index] == nil ? layout.lines[index].length / max(layout.lines[index].thickness, 1) : 0
        }
        let portion = max(work.reduce(0, +) / Double(max(count, 1)), 100)
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

    /// Puts lines together from what was read, in the image's pixels, and leaves out what is noise.
    func blocks(from lines: [TesseractLine]) -> [TextBlock] {
        let kept = lines.compactMap { line -> (block: Int, line: TextLine)? in
            let pieces = line.legibleWords.map { (text: $0.text, quad: toImage($0.quad), confidence: $0.confidence) }
            let language = line.words.first?.language.map { TesseractLanguage(code: $0).tag }
            // Noise reads as a row of doubtful letters.
            guard let text = TextLine(joining: pieces, language: language), text.confidence >= 0.3 else { return nil }
            return (line.block, text)
        }
        return kept.chunked { $0.block == $1.block }.compactMap { TextBlock(lines: $0.map(\.line)) }
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
