/// A header's value with parameters: `form-data; name="file"; filename="a.png"`.
struct HeaderValue: Hashable, Sendable {
    /// What comes before the parameters, in lower case.
    let value: String
    /// By their names in lower case.
    let parameters: [String: String]

    init(_ text: String) {
        var rest = Substring(text)
        value = Self.token(&rest, until: ";").lowercased()
        var parameters: [String: String] = [:]
        while rest.popFirst() != nil {
            let name = Self.token(&rest, until: "=", or: ";").lowercased()
            guard rest.first == "=" else { continue }
            rest.removeFirst()
            rest = rest.drop(while: \.isWhitespace)
            let parameter = rest.first == "\"" ? Self.quoted(&rest) : Self.token(&rest, until: ";")
            if parameters[name] == nil { parameters[name] = parameter }
            rest = rest.drop { $0 != ";" }
        }
        self.parameters = parameters
    }

    private static func token(_ rest: inout Substring, until end: Character, or other: Character? = nil) -> String {
        let token = rest.prefix { $0 != end && $0 != other }
        rest = rest.dropFirst(token.count)
        return String(token.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }

    private static func quoted(_ rest: inout Substring) -> String {
        rest.removeFirst()
        var text = ""
        while let character = rest.popFirst(), character != "\"" {
            // Windows' browsers do not escape the backslashes of paths: only a quote or another backslash is escaped.
            if character == "\\", let next = rest.first, next == "\"" || next == "\\" {
                text.append(next)
                rest.removeFirst()
            } else {
                text.append(character)
            }
        }
        return text
    }
}
