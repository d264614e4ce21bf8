extension String {
    /// The text as it may stand in an element or an attribute of HTML. NUL, which HTML cannot have, becomes U+FFFD.
    var escapedForHTML: String {
        let bytes = Array(utf8)
        guard "\0\r&<>\"".utf8.contains(where: { bytes.holds($0, in: bytes.indices) }) else { return self }
        var escaped = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            // As it is, it would be read as a newline.
            case "\r": escaped += "&#13;"
            case "\0": escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
