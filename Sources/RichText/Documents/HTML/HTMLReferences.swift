/// Character references: `&amp;`, `&#228;`, `&#xE4;`.
enum HTMLReferences {
    /// References without a semicolon are known only in text, and only these, as pages have them.
    private static let bareNames = ["amp", "lt", "gt", "quot", "nbsp"]
    /// No name is longer.
    private static let longestName = 32

    /// The text with its references resolved; what is no reference stays.
    static func resolve(_ whole: [UInt8], _ range: Range<Int>, inAttribute: Bool) -> String {
        let bytes = whole[range]
        guard whole.holds(UInt8(ascii: "&"), in: range) || whole.holds(0x0D, in: range) || whole.holds(0, in: range)
        else { return String(decoding: bytes, as: UTF8.self) }
        var resolved: [UInt8] = []
        resolved.reserveCapacity(bytes.count)
        var place = bytes.startIndex
        while place < bytes.endIndex {
            let byte = bytes[place]
            if byte == UInt8(ascii: "&"), let (scalar, end) = reference(bytes[(place + 1)...], inAttribute) {
                resolved.append(contentsOf: String(scalar).utf8)
                place = end
                continue
            }
            place += 1
            if byte == 0x0D {
                // Ends of lines are one newline, as everywhere in HTML.
                if place == bytes.endIndex || bytes[place] != 0x0A { resolved.append(0x0A) }
            } else if byte == 0 {
                resolved.append(contentsOf: "\u{FFFD}".utf8)
            } else {
                resolved.append(byte)
            }
        }
        return String(decoding: resolved, as: UTF8.self)
    }

    private static func reference(_ bytes: ArraySlice<UInt8>, _ inAttribute: Bool) -> (Unicode.Scalar, end: Int)? {
        if bytes.first == UInt8(ascii: "#") { return number(bytes.dropFirst()) }
        let name = bytes.prefix(longestName).prefix { $0.isASCIILetter || (0x30...0x39).contains($0) }
        let end = name.endIndex
        if end < bytes.endIndex, bytes[end] == UInt8(ascii: ";") {
            return HTMLCharacterNames.character(String(decoding: name, as: UTF8.self)).map { ($0, end + 1) }
        }
        guard !inAttribute, let bare = bareNames.first(where: { name.starts(with: $0.utf8) }) else { return nil }
        return HTMLCharacterNames.character(bare).map { ($0, bytes.startIndex + bare.utf8.count) }
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> (Unicode.Scalar, end: Int)? {
        let isHexadecimal = bytes.first.map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
        let base: UInt32 = isHexadecimal ? 16 : 10
        var place = bytes.startIndex + (isHexadecimal ? 1 : 0)
        let start = place
        var value: UInt32 = 0
        while place < bytes.endIndex, let digit = bytes[place].hexDigit, digit < base {
            value = min(value * base + UInt32(digit), 0x11_0000)
            place += 1
        }
        guard place > start else { return nil }
        let end = place < bytes.endIndex && bytes[place] == UInt8(ascii: ";") ? place + 1 : place
        return (scalar(value), end)
    }

    private static func scalar(_ value: UInt32) -> Unicode.Scalar {
        if (0x80...0x9F).contains(value) { return westernControls[Int(value - 0x80)] }
        guard value != 0, let scalar = Unicode.Scalar(value) else { return "\u{FFFD}" }
        return scalar
    }

    /// Numbers from 0x80 to 0x9F mean what they meant in Windows-1252, where they meant something.
    private static let westernControls = (UInt8(0x80)...0x9F).map { byte -> Unicode.Scalar in
        let decoded = CodePage.western.decode([byte])?.unicodeScalars.first
        return decoded.flatMap { $0 == "\u{FFFD}" ? nil : $0 } ?? Unicode.Scalar(byte)
    }
}
