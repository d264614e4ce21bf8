/// A JSON value that keeps its keys in order. A class, because an encoder fills it from several containers.
final class JSONNode {
    private enum Content {
        case literal(String)
        case array([JSONNode])
        case object([(key: String, value: JSONNode)])
    }
    private var content = Content.literal("null")

    /// The number of elements of an array.
    var count: Int { if case .array(let elements) = content { elements.count } else { 0 } }

    func setLiteral(_ text: String) {
        content = .literal(text)
    }

    func beginObject() {
        if case .object = content { return }
        content = .object([])
    }

    func beginArray() {
        if case .array = content { return }
        content = .array([])
    }

    func set(_ value: JSONNode, for key: String) {
        guard case .object(var members) = content else { return }
        content = .literal("null")  // Gives the array up, so that it grows in place.
        members.append((key, value))
        content = .object(members)
    }

    func append(_ value: JSONNode) {
        guard case .array(var elements) = content else { return }
        content = .literal("null")
        elements.append(value)
        content = .array(elements)
    }

    /// All on one line.
    var compact: String {
        switch content {
        case .literal(let text): text
        case .array(let elements): "[" + elements.map(\.compact).joined(separator: ",") + "]"
        case .object(let members):
            "{" + members.map { $0.key.jsonLiteral + ":" + $0.value.compact }.joined(separator: ",") + "}"
        }
    }

    /// On as many lines as it takes to keep them short.
    func indented(by depth: Int) -> String {
        let line = spaced
        guard line.utf8.count > 110 - 2 * depth else { return line }
        let margin = String(repeating: "  ", count: depth)
        switch content {
        case .literal(let text): return text
        case .array(let elements):
            let rows = elements.map { margin + "  " + $0.indented(by: depth + 1) }
            return "[\n" + rows.joined(separator: ",\n") + "\n" + margin + "]"
        case .object(let members):
            let rows = members.map { margin + "  " + $0.key.jsonLiteral + ": " + $0.value.indented(by: depth + 1) }
            return "{\n" + rows.joined(separator: ",\n") + "\n" + margin + "}"
        }
    }

    private var spaced: String {
        switch content {
        case .literal(let text): text
        case .array(let elements): "[" + elements.map(\.spaced).joined(separator: ", ") + "]"
        case .object(let members):
            "{" + members.map { $0.key.jsonLiteral + ": " + $0.value.spaced }.joined(separator: ", ") + "}"
        }
    }
}

extension String {
    /// The text in quotes, escaped as JSON wants.
    var jsonLiteral: String {
        var literal = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            // U+2028 and U+2029 end a line in JavaScript and for some readers of JSON Lines.
            case "\0"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                literal += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }
}
