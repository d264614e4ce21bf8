extension String {
    /// The text as it may stand in an element or in an attribute; characters that XML cannot have become U+FFFD.
    package var escapedForXML: String {
        // 0xEF begins U+FFFE and U+FFFF. Most texts, and pictures in base64, need nothing.
        guard utf8.contains(where: { $0 < 0x20 || $0 == 0xEF || "&<>\"".utf8.contains($0) }) else { return self }
        var escaped = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\t", "\n", "\r": escaped += "&#\(scalar.value);"
            case "\0"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
