/// Finds the addresses of network interfaces (EUI-48): "00:1A:2B:3C:4D:5E", "00-1A-2B-3C-4D-5E", "001A.2B3C.4D5E".
struct MACAddressDetector: Detector {
    static let type = DataType.macAddress

    /// How an address is cut: groups of so many digits, and what parts them.
    private static let forms: [(digits: Int, groups: Int, mark: UInt16)] = [
        (2, 6, UInt16(ascii: ":")), (2, 6, UInt16(ascii: "-")), (4, 3, UInt16(ascii: ".")),
    ]

    init(options: DataDetector.Options) {}

    func findings(in text: ScannedText) -> [Finding] {
        var found: [Finding] = []
        var places = text.offsets(before: 17)
        var offset = 0
        while let stretch = places.nextStretch(from: offset, in: text) {
            offset = stretch.upperBound
            guard let start = stretch.first(where: { Self.isStart($0, in: text) }) else { continue }
            offset = start + 1
            guard let end = Self.end(at: start, in: text) else { continue }
            found.append(
                Finding(
                    type: .macAddress, range: start..<end, value: .macAddress(text.string(in: start..<end)),
                    specificity: .explicit))
            offset = end
        }
        return found
    }

    private static func isStart(_ offset: Int, in text: ScannedText) -> Bool {
        text[offset].isHexadecimal && !text.isWord(at: offset - 1) && !text[offset - 1].isOne(of: ":.-_/")
    }

    private static func end(at start: Int, in text: ScannedText) -> Int? {
        for form in forms where text[start + form.digits] == form.mark {
            if let end = end(of: form, at: start, in: text) { return end }
        }
        return nil
    }

    private static func end(of form: (digits: Int, groups: Int, mark: UInt16), at start: Int, in text: ScannedText)
        -> Int?
    {
        var offset = start
        var letters = 0
        for group in 0..<form.groups {
            if group > 0 {
                guard text[offset] == form.mark else { return nil }
                offset += 1
            }
            for _ in 0..<form.digits {
                guard text[offset].isHexadecimal else { return nil }
                if text[offset].isASCIILetter { letters += 1 }
                offset += 1
            }
        }
        let isEnd = !text.isWord(at: offset) && !(text[offset] == form.mark && text.isWord(at: offset + 1))
        // Digits alone are a number in groups, unless colons part them.
        return isEnd && (letters > 0 || form.mark == UInt16(ascii: ":")) ? offset : nil
    }
}

extension UInt16 {
    /// Whether the unit is a digit of base 16.
    var isHexadecimal: Bool { isASCIIDigit || (0x41...0x46).contains(self) || (0x61...0x66).contains(self) }
}
