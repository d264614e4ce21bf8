/// A line of vCard (RFC 6350) and iCalendar (RFC 5545): a name, parameters, a value.
struct ContentLine {
    let name: String
    let parameters: [(name: String, value: String)]
    /// The value as it stands there.
    let rawValue: String

    /// The lines of a text, folded ones put together; lines of any other form are left out.
    static func lines(of text: String) -> [ContentLine] {
        var unfolded: [Substring] = []
        var joined: [String] = []
        for line in text.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline) { unfolded.append(line) }
        for line in unfolded {
            if let first = line.first, first == " " || first == "\t", !joined.isEmpty {
                joined[joined.count - 1] += line.dropFirst()
            } else if let last = joined.last, last.hasSuffix("="), last.uppercased().contains("QUOTED-PRINTABLE") {
                joined[joined.count - 1] = String(last.dropLast() + line)
            } else {
                joined.append(String(line))
            }
        }
        return joined.compactMap(ContentLine.init)
    }

    private init?(_ line: String) {
        var isQuoted = false
        let colon = line.indices.first { index in
            if line[index] == "\"" { isQuoted.toggle() }
            return line[index] == ":" && !isQuoted
        }
        guard let colon else { return nil }
        let parts = line[..<colon].split(separator: ";")
        guard let name = parts.first else { return nil }
        // A group before the name, as in "item1.TEL", orders lines for some programs.
        self.name = (name.split(separator: ".").last ?? name).uppercased()
        parameters = parts.dropFirst().map { part in
            let pair = part.split(separator: "=", maxSplits: 1)
            // vCard 2.1 leaves the name TYPE out.
            guard pair.count == 2 else { return ("TYPE", String(part).uppercased()) }
            return (pair[0].uppercased(), String(pair[1]).filter { $0 != "\"" })
        }
        rawValue = String(line[colon...].dropFirst())
    }

    /// The first value of a parameter.
    func parameter(_ name: String) -> String? { parameters.first { $0.name == name }?.value }

    /// The value as text.
    var text: String { Self.unescaped(decoded) }

    /// The parts of the value between semicolons, as text.
    var components: [String] { Self.split(decoded, at: ";").map(Self.unescaped) }

    /// The value with the encodings of vCard 2.1 undone.
    private var decoded: String {
        let isPrintable = parameters.contains { $0.value.uppercased() == "QUOTED-PRINTABLE" }
        return isPrintable ? String(decoding: EscapedBytes.bytes(of: rawValue, mark: "="), as: UTF8.self) : rawValue
    }

    private static func split(_ text: String, at separator: Character) -> [String] {
        var parts = [""]
        var isEscaped = false
        for character in text {
            if character == separator, !isEscaped {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
            isEscaped = character == "\\" && !isEscaped
        }
        return parts
    }

    private static func unescaped(_ text: String) -> String {
        var result = ""
        var isEscaped = false
        for character in text {
            if isEscaped {
                result.append(character == "n" || character == "N" ? "\n" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                result.append(character)
            }
        }
        return result.trimmed
    }
}
