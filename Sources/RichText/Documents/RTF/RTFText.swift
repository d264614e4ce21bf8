/// RTF while it is written: ASCII, with everything else in its escapes.
struct RTFText {
    private(set) var bytes: [UInt8] = []

    /// Control words, or other bytes as they are.
    mutating func write(_ code: String) {
        bytes.append(contentsOf: code.utf8)
    }

    mutating func write(raw byte: UInt8) {
        bytes.append(byte)
    }

    /// Text of the document.
    mutating func write(text: String) {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", "{", "}": write("\\\(scalar)")
            case "\n": write("\\par\n")
            case "\t": write("\\tab ")
            case "\u{C}": write("\\page ")
            case "\u{2028}": write("\\line ")
            case "\u{A0}": write("\\~")
            case " "..."~": bytes.append(UInt8(truncatingIfNeeded: scalar.value))
            default: write(unicode: scalar)
            }
        }
    }

    /// A name in a table that a semicolon ends.
    mutating func write(name: String) {
        for scalar in name.unicodeScalars {
            if scalar == ";" { write(unicode: scalar) } else { write(text: String(scalar)) }
        }
    }

    /// Bytes as hexadecimal digits, in lines as other programs write them.
    mutating func write(hex data: some Sequence<UInt8>) {
        let digits = Array("0123456789abcdef".utf8)
        for (index, byte) in data.enumerated() {
            if index % 64 == 0 { bytes.append(0x0A) }
            bytes.append(digits[Int(byte >> 4)])
            bytes.append(digits[Int(byte & 15)])
        }
    }

    /// The header says that no letters stand behind it for those who know no Unicode.
    private mutating func write(unicode scalar: Unicode.Scalar) {
        for unit in String(scalar).utf16 { write("\\u\(Int16(bitPattern: unit)) ") }
    }
}
