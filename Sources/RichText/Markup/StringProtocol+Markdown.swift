extension StringProtocol {
    /// The text with a backslash before all that would be markup within a line.
    package var escapedForMarkdown: String {
        var result = ""
        var before: Character?
        for (index, sign) in zip(indices, self) {
            let next = self[self.index(after: index)...].first
            switch sign {
            case "_" where before?.isLetter == true && next?.isLetter == true: break
            case "_": result += "\\"
            // The name of a sign, as in &lt;.
            case "&" where next?.isLetter == true || next == "#": result += "\\"
            case "\\", "`", "*", "<", "[", "]", "|", "~": result += "\\"
            default: break
            }
            result.append(sign == "\0" ? " " : sign)
            before = sign
        }
        return result
    }

    /// The line with a backslash before a sign that makes a heading, a quotation, an item or a rule of a line that begins with it.
    package var escapedAtMarkdownStart: String {
        guard let first, ["#", ">", "+", "-", "="].contains(first) else { return String(self) }
        return "\\" + self
    }
}
