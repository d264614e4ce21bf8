internal import DocumentModel

/// The text of a page as Tesseract prints it: an empty line after each block.
package struct TesseractText: Sendable {
    private let analysis: ImageAnalysis
    private let keepsGaps: Bool

    /// Makes the text of a page.
    ///
    /// - Parameters:
    ///   - analysis: What was found.
    ///   - keepsGaps: Whether words that stand far apart have as many blanks between them as would fit in.
    package init(of analysis: ImageAnalysis, keepsGaps: Bool = false) {
        self.analysis = analysis
        self.keepsGaps = keepsGaps
    }

    /// The text; empty where there is none.
    package var text: String {
        analysis.blocks.map { block in
            block.lines.filter { !$0.text.isEmpty }.map { text(of: $0) + "\n" }.joined() + "\n"
        }.joined()
    }

    private func text(of line: TextLine) -> String {
        guard keepsGaps, line.words.count > 1 else { return line.text }
        let letters = line.words.map(\.text.count).reduce(0, +)
        let width = line.words.map(\.quad.width).reduce(0, +) / Double(max(letters, 1))
        var text = ""
        var before: TextWord?
        for word in line.words {
            if let before, word.range.lowerBound > before.range.upperBound {
                text += String(repeating: " ", count: Self.blanks(between: before, and: word, letterWidth: width))
            }
            text += word.text
            before = word
        }
        return text
    }

    /// How many blanks, each as wide as a letter, stand between two words; a single one is narrower.
    private static func blanks(between word: TextWord, and next: TextWord, letterWidth: Double) -> Int {
        let ahead = word.quad.topRight.distance(to: next.quad.topLeft)
        let behind = next.quad.topRight.distance(to: word.quad.topLeft)
        // A line holds no more letters than this.
        let count = min(1000, min(ahead, behind) / letterWidth)
        return count > 2 ? Int(count) : 1
    }
}
