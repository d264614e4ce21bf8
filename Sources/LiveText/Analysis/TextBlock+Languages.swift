internal import DataDetection
internal import DocumentModel

extension TextBlock {
    /// Blocks with the language of each line of which the engine did not tell it, as far as the words tell.
    static func namingLanguages(of blocks: [TextBlock], hints: [String]) -> [TextBlock] {
        // An empty line parts the blocks.
        let lines = blocks.flatMap { $0.lines.map(\.text) + [""] }
        var tags = LineLanguages.tags(ofLines: lines, hints: hints)[...]
        return blocks.map { block in
            let own = tags.prefix(block.lines.count)
            tags = tags.dropFirst(block.lines.count + 1)
            return TextBlock(quad: block.quad, lines: zip(block.lines, own).map { $0.inLanguage($1) })
        }
    }
}

extension TextLine {
    /// The line with a language where it has none.
    fileprivate func inLanguage(_ tag: String?) -> TextLine {
        guard language == nil, let tag else { return self }
        return TextLine(text: text, quad: quad, confidence: confidence, language: tag, words: words)
    }
}
