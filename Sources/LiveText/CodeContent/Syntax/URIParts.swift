/// A URI that is not the address of a page: what is between the scheme and the question mark, and the query's fields.
struct URIParts {
    /// What follows the scheme, escapes undone.
    let path: String
    /// Names in lower case with their values, escapes undone.
    let query: [(name: String, value: String)]

    /// Takes a URI apart. `plusIsSpace` says that plus signs in the query stand for spaces, as in forms.
    init(_ text: String, plusIsSpace: Bool = false) {
        let rest = text.drop { $0 != ":" }.dropFirst()
        let pieces = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        path = (pieces.first ?? "").unescaped
        let fields = pieces.count > 1 ? pieces[1].split(separator: "&") : []
        query = fields.map { field in
            let pair = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let value = pair.count > 1 ? pair[1] : ""
            let spaced = plusIsSpace ? value.map { $0 == "+" ? " " : $0 }[...] : Array(value)[...]
            return (pair[0].unescaped.lowercased(), String(spaced).unescaped)
        }
    }

    /// The first value of that name which is not empty.
    subscript(_ name: String) -> String? { query.first { $0.name == name && !$0.value.isEmpty }?.value }
}

extension StringProtocol {
    /// The text with URL escapes undone.
    var unescaped: String { String(decoding: EscapedBytes.bytes(of: self, mark: "%"), as: UTF8.self) }

    /// The text without white space around it.
    var trimmed: String {
        var part = self[...]
        while part.first?.isWhitespace == true { part = part.dropFirst() }
        while part.last?.isWhitespace == true { part = part.dropLast() }
        return String(part)
    }

    /// Whether it begins with a prefix in any case.
    func hasCaseInsensitivePrefix(_ prefix: String) -> Bool {
        self.prefix(prefix.count).lowercased() == prefix.lowercased()
    }
}

extension String {
    /// Itself, or nil where it is empty.
    var nonEmpty: String? { isEmpty ? nil : self }
}
