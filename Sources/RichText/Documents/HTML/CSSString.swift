/// Strings of CSS.
enum CSSString {
    /// A string in quotes; what would end it is escaped.
    static func quoted(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "'") { quoted, scalar in
            if scalar.value < 0x20 || scalar.value == 0x7F || "'\"\\<>&;".unicodeScalars.contains(scalar) {
                quoted += "\\\(String(scalar.value, radix: 16)) "
            } else {
                quoted.unicodeScalars.append(scalar)
            }
        } + "'"
    }

    /// What a string or a name says, without quotes and escapes.
    static func unquoted(_ text: String) -> String {
        var scalars = text.trimmed.unicodeScalars[...]
        if let first = scalars.first, first == "'" || first == "\"", scalars.count > 1, scalars.last == first {
            scalars = scalars.dropFirst().dropLast()
        }
        var plain = String.UnicodeScalarView()
        while let scalar = scalars.popFirst() {
            guard scalar == "\\" else {
                plain.append(scalar)
                continue
            }
            let digits = scalars.prefix(6).prefix { $0.isASCII && $0.properties.isASCIIHexDigit }
            if digits.isEmpty {
                if let next = scalars.popFirst() { plain.append(next) }
            } else {
                scalars = scalars.dropFirst(digits.count)
                if scalars.first == " " { scalars = scalars.dropFirst() }
                plain.append(UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}")
            }
        }
        return String(plain)
    }
}
