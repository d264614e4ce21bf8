extension TextLine {
    /// Makes a line from its words in reading order, none empty; nil where there are none.
    ///
    /// A space goes between two words unless both sides of the gap are written without spaces (Chinese, Japanese).
    /// The line's confidence is the mean of its words', weighted by their lengths.
    ///
    /// - Parameters:
    ///   - words: The words; their ranges do not count.
    ///   - language: BCP-47 tag of the language that they were read in.
    public init?(joining words: some Collection<TextWord>, language: String? = nil) {
        self.init(
            merging: words.map { word in
                TextLine(
                    text: word.text, quad: word.quad, confidence: word.confidence, language: language,
                    words: [word.moved(by: -word.range.lowerBound)])
            })
    }
}
