/// The declarations of a `style` attribute.
enum CSSDeclarations {
    /// Names in lowercase and values, in their order; what has no colon is skipped.
    static func declarations(of style: String) -> [(name: String, value: String)] {
        split(style, at: ";").compactMap { declaration in
            guard let colon = declaration.firstIndex(of: ":") else { return nil }
            let name = String(declaration[..<colon]).trimmed.lowercased()
            var value = String(declaration[declaration.index(after: colon)...]).trimmed
            if value.lowercased().hasSuffix("!important") { value = String(value.dropLast("!important".count)).trimmed }
            return name.isEmpty || value.isEmpty ? nil : (name, value)
        }
    }

    /// The parts of a text between separators that stand neither in quotes nor in parentheses.
    static func split(_ text: String, at separator: Character) -> [Substring] {
        var parts: [Substring] = []
        var start = text.startIndex
        var quote: Character?
        var depth = 0
        var isEscaped = false
        for index in text.indices {
            let character = text[index]
            if isEscaped {
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if let open = quote {
                if character == open { quote = nil }
            } else if character == "\"" || character == "'" {
                quote = character
            } else if character == "(" {
                depth += 1
            } else if character == ")" {
                depth = max(0, depth - 1)
            } else if character == separator, depth == 0 {
                parts.append(text[start..<index])
                start = text.index(after: index)
            }
        }
        return parts + [text[start...]]
    }
}
