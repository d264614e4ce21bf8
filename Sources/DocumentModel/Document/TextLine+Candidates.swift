extension TextLine {
    /// What the line may say: the text as read, then the line with one word read differently.
    ///
    /// - Parameter maxCount: How many candidates are wanted at most.
    /// - Returns: The candidates, the likeliest first; fewer than `maxCount` where the engine has no doubts.
    public func topCandidates(_ maxCount: Int) -> [TextCandidate] {
        guard maxCount > 0 else { return [] }
        let units = Array(text.utf16)
        let others = words.flatMap { word -> [TextCandidate] in
            guard word.range.lowerBound >= 0, word.range.upperBound <= units.count else { return [] }
            let before = String(decoding: units[..<word.range.lowerBound], as: UTF16.self)
            let after = String(decoding: units[word.range.upperBound...], as: UTF16.self)
            let share = Double(word.range.count) / Double(max(units.count, 1))
            return word.alternatives.map { other in
                TextCandidate(
                    text: before + other.text + after,
                    confidence: confidence + (other.confidence - word.confidence) * share)
            }
        }
        let likeliest = others.sorted { $0.confidence > $1.confidence }.prefix(maxCount - 1)
        return [TextCandidate(text: text, confidence: confidence)] + likeliest
    }
}
