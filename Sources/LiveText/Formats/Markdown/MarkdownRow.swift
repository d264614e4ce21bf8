/// A line of running text in Markdown.
struct MarkdownRow {
    let text: String
    /// Whether it is an item of a list.
    let isItem: Bool

    private static let bullets: Set<Character> = ["•", "‣", "▪", "◦", "●", "○", "∙", "·", "-", "–", "*"]
    /// Signs that mean something wherever they stand.
    private static let signs: Set<Character> = ["\\", "`", "*", "<", "[", "]", "|", "~"]

    init(_ row: Substring) {
        let row = row.drop(while: \.isWhitespace)
        if let bullet = row.first, Self.bullets.contains(bullet), row.dropFirst().first?.isWhitespace == true {
            text = "- " + Self.escaped(row.dropFirst().drop(while: \.isWhitespace))
            isItem = true
        } else if let mark = row.prefixMatch(of: /(\d{1,9})([.)])\s+/) {
            text = mark.output.1 + mark.output.2 + " " + Self.escaped(row[mark.range.upperBound...])
            isItem = true
        } else {
            text = Self.escapedStart(Self.escaped(row))
            isItem = false
        }
    }

    private static func escaped(_ text: some StringProtocol) -> String {
        var result = ""
        var before: Character?
        for (index, sign) in zip(text.indices, text) {
            let next = text[text.index(after: index)...].first
            switch sign {
            case "_" where before?.isLetter == true && next?.isLetter == true: break
            case "_": result += "\\"
            // The name of a sign, as in &lt;.
            case "&" where next?.isLetter == true || next == "#": result += "\\"
            case let sign where signs.contains(sign): result += "\\"
            default: break
            }
            result.append(sign == "\0" ? " " : sign)
            before = sign
        }
        return result
    }

    /// A sign that makes a heading, a quotation, an item or a rule of a line that begins with it.
    private static func escapedStart(_ text: String) -> String {
        guard let first = text.first, ["#", ">", "+", "-", "="].contains(first) else { return text }
        return "\\" + text
    }
}
