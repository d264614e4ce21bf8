internal import DocumentModel

/// The text of a page in Markdown: paragraphs, headings by their size, items of lists, and other lines as they stand.
///
/// A picture in the text that is no emoji is its description in brackets. What was read cannot become markup, images, links or HTML: the signs that Markdown knows are escaped.
package struct MarkdownText: Sendable {
    private let analysis: ImageAnalysis

    /// A heading is taller than running text by as much as the first step of common style sheets; a title, by the last but one.
    private static let heading = 1.35
    private static let title = 1.9
    /// A heading of more letters is a paragraph in large type.
    private static let longestHeading = 160

    /// Makes the text of a page.
    package init(of analysis: ImageAnalysis) {
        self.analysis = analysis
    }

    /// The text; empty where there is none.
    package var text: String {
        let usual = usualHeight
        // Pictures come in the order of the text.
        var labels = analysis.pictureLabels[...]
        let parts = analysis.blocks.map { part(of: $0, usual: usual, labels: &labels) }.filter { !$0.isEmpty }
        return parts.isEmpty ? "" : parts.joined(separator: "\n\n") + "\n"
    }

    private func part(of block: TextBlock, usual: Double, labels: inout ArraySlice<String>) -> String {
        let rows = block.unwrappedText.withPictures(labels: &labels).split(whereSeparator: \.isNewline).map(
            MarkdownRow.init)
        guard let level = headingLevel(of: block, usual: usual) else {
            return rows.enumerated().map { index, row in
                let isLast = index + 1 == rows.count
                // Items are lines of their own; other lines need a sign that they end.
                let end = isLast ? "" : row.isItem || rows[index + 1].isItem ? "\n" : "  \n"
                return row.text + end
            }.joined()
        }
        return level + rows.map(\.text).joined(separator: " ")
    }

    private func headingLevel(of block: TextBlock, usual: Double) -> String? {
        let letters = block.lines.map(\.text.count).reduce(0, +)
        guard usual > 0, analysis.blocks.count > 1, letters <= Self.longestHeading,
            let height = block.lines.map(\.quad.height).min()
        else { return nil }
        return height >= Self.title * usual ? "# " : height >= Self.heading * usual ? "## " : nil
    }

    /// The height that half of the letters do not exceed.
    private var usualHeight: Double {
        let lines = analysis.lines.filter { $0.quad.height.isFinite }.sorted { $0.quad.height < $1.quad.height }
        let half = lines.map(\.text.count).reduce(0, +) / 2
        var sum = 0
        for line in lines {
            sum += line.text.count
            if sum > half { return line.quad.height }
        }
        return 0
    }
}
