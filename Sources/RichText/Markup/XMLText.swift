/// What is escaped in XML, as plain text.
enum XMLText {
    /// The text that bytes of XML stand for.
    static func plain(_ bytes: ArraySlice<UInt8>) -> String {
        var plain: [UInt8] = []
        var rest = bytes
        while let and = rest.firstIndex(of: UInt8(ascii: "&")) {
            plain += rest[..<and]
            // The longest reference there is: "&#x10FFFF;".
            guard let end = rest[and...].prefix(12).firstIndex(of: UInt8(ascii: ";")),
                let scalar = scalar(String(decoding: rest[(and + 1)..<end], as: UTF8.self))
            else {
                plain.append(rest[and])
                rest = rest[(and + 1)...]
                continue
            }
            plain += Array(String(scalar).utf8)
            rest = rest[(end + 1)...]
        }
        return String(decoding: plain + rest, as: UTF8.self)
    }

    private static func scalar(_ name: String) -> Unicode.Scalar? {
        switch name {
        case "amp": "&"
        case "lt": "<"
        case "gt": ">"
        case "quot": "\""
        case "apos": "'"
        case _ where name.hasPrefix("#x"): UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
        case _ where name.hasPrefix("#"): UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
        default: nil
        }
    }
}
