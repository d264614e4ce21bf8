internal import RichText

/// A line of running text in Markdown.
struct MarkdownRow {
    let text: String
    /// Whether it is an item of a list.
    let isItem: Bool

    private static let bullets: Set<Character> = ["•", "‣", "▪", "◦", "●", "○", "∙", "·", "-", "–", "*"]

    init(_ row: Substring) {
        let row = row.drop(while: \.isWhitespace)
        if let bullet = row.first, Self.bullets.contains(bullet), row.dropFirst().first?.isWhitespace == true {
            text = "- " + row.dropFirst().drop(while: \.isWhitespace).escapedForMarkdown
            isItem = true
        } else if let mark = row.prefixMatch(of: /(\d{1,9})([.)])\s+/) {
            text = mark.output.1 + mark.output.2 + " " + row[mark.range.upperBound...].escapedForMarkdown
            isItem = true
        } else {
            text = row.escapedForMarkdown.escapedAtMarkdownStart
            isItem = false
        }
    }
}
