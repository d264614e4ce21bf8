/// A JSON value that keeps its keys in order. A class, because an encoder fills it from several containers.
final class JSONNode {
    private enum Content {
        case literal(String)
        case array([JSONNode])
        /// The keys are literals.
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
        members.append((key.jsonLiteral, value))
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
        var text = ""
        write(to: &text, depth: nil, space: "")
        return text
    }

    /// On as many lines as it takes to keep them short.
    func indented(by depth: Int) -> String {
        var text = ""
        write(to: &text, depth: depth, space: " ")
        return text
    }

    /// Appends the value to `text`: on one line, with `space` behind commas, where `depth` is nil or the value is
    /// short; else on lines indented by `depth` steps.
    private func write(to text: inout String, depth: Int?, space: String) {
        let depth = depth.flatMap { depth in
            var room = 110 - 2 * depth
            takeWidth(from: &room)
            return room < 0 ? depth : nil
        }
        let end = depth.map { "\n" + String(repeating: "  ", count: $0) } ?? ""
        let start = depth == nil ? "" : end + "  "
        let next = "," + (depth == nil ? space : start)
        switch content {
        case .literal(let literal): text += literal
        case .array(let elements):
            text += "["
            for (index, element) in elements.enumerated() {
                text += index > 0 ? next : start
                element.write(to: &text, depth: depth.map { $0 + 1 }, space: space)
            }
            text += end
            text += "]"
        case .object(let members):
            text += "{"
            for (index, member) in members.enumerated() {
                text += index > 0 ? next : start
                text += member.key
                text += ":"
                text += space
                member.value.write(to: &text, depth: depth.map { $0 + 1 }, space: space)
            }
            text += end
            text += "}"
        }
    }

    /// Takes the bytes that the value needs on one line with spaces from the room; stops once there is none left.
    private func takeWidth(from room: inout Int) {
        switch content {
        case .literal(let literal):
            room -= literal.utf8.count
        case .array(let elements):
            room -= 2 * max(1, elements.count)
            for element in elements where room >= 0 { element.takeWidth(from: &room) }
        case .object(let members):
            room -= 2 * max(1, members.count)
            for member in members where room >= 0 {
                room -= member.key.utf8.count + 2
                member.value.takeWidth(from: &room)
            }
        }
    }
}

extension String {
    /// The text in quotes, escaped as JSON wants.
    var jsonLiteral: String {
        // Most texts have nothing to escape; 0xE2 begins U+2028, and others.
        if utf8.allSatisfy({ $0 >= 0x20 && ![0x22, 0x5C, 0x7F, 0xE2].contains($0) }) { return "\"" + self + "\"" }
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
