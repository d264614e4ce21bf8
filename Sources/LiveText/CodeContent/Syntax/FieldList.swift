/// The fields of Japanese phone makers' formats: `NAME:value;NAME:value;;`, a backslash before what would end a value.
struct FieldList {
    private let fields: [(name: String, value: String)]

    /// Reads what follows the format's name; nil where a field has no name.
    init?(_ text: Substring) {
        var fields: [(String, String)] = []
        var rest = text
        while !rest.isEmpty {
            guard let colon = rest.firstIndex(of: ":") else {
                // What is left after the last field is the end mark.
                guard rest.allSatisfy({ $0 == ";" || $0.isWhitespace }) else { return nil }
                break
            }
            let name = rest[..<colon].drop { $0 == ";" || $0.isWhitespace }
            guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" }) else { return nil }
            rest = rest[colon...].dropFirst()
            fields.append((name.uppercased(), Self.takeValue(from: &rest)))
        }
        guard !fields.isEmpty else { return nil }
        self.fields = fields
    }

    /// The first value of that name which is not empty.
    subscript(_ name: String) -> String? { all(name).first }

    /// All values of that name which are not empty.
    func all(_ name: String) -> [String] {
        fields.filter { $0.name == name && !$0.value.isEmpty }.map(\.value)
    }

    private static func takeValue(from rest: inout Substring) -> String {
        var value = ""
        while let character = rest.popFirst() {
            if character == ";" { break }
            if character == "\\", let escaped = rest.popFirst() {
                value.append(escaped)
            } else {
                value.append(character)
            }
        }
        return value
    }
}
