extension TextColor {
    /// The colour as CSS writes it.
    var css: String {
        "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// A colour of CSS: a name of CSS 2, `#rgb`, `#rrggbb`, or `rgb()` with numbers; nil for what is transparent or not known.
    init?(css: String) {
        let text = css.trimmed.lowercased()
        if text.hasPrefix("#") {
            self.init(digits: text.dropFirst())
        } else if text.hasPrefix("rgb"), let open = text.firstIndex(of: "("), text.hasSuffix(")") {
            self.init(numbers: text[text.index(after: open)...].dropLast())
        } else if let digits = Self.names[text] {
            self.init(digits: digits[...])
        } else {
            return nil
        }
    }

    private init?(digits: Substring) {
        let values = digits.utf8.compactMap(\.hexDigit)
        guard values.count == digits.utf8.count else { return nil }
        switch values.count {
        case 3, 4:
            guard values.count == 3 || values[3] > 0 else { return nil }
            self.init(red: values[0] * 17, green: values[1] * 17, blue: values[2] * 17)
        case 6, 8:
            guard values.count == 6 || values[6] + values[7] > 0 else { return nil }
            self.init(
                red: values[0] << 4 | values[1], green: values[2] << 4 | values[3], blue: values[4] << 4 | values[5])
        default: return nil
        }
    }

    private init?(numbers: Substring) {
        let parts = numbers.split { $0 == "," || $0 == "/" || $0.isWhitespace }
        let values = parts.map { part -> Double? in
            part.hasSuffix("%") ? Double(part.dropLast()).map { $0 / 100 } : Double(part)
        }
        guard values.count >= 3, values.prefix(3).allSatisfy({ $0?.isFinite ?? false }) else { return nil }
        if values.count > 3, let alpha = values[3], alpha <= 0 { return nil }
        let levels = zip(parts, values).prefix(3).map { part, value in
            UInt8(min(max((value ?? 0) * (part.hasSuffix("%") ? 255 : 1), 0), 255).rounded())
        }
        self.init(red: levels[0], green: levels[1], blue: levels[2])
    }

    private static let names = [
        "black": "000", "silver": "c0c0c0", "gray": "808080", "grey": "808080", "white": "fff", "maroon": "800000",
        "red": "f00", "purple": "800080", "fuchsia": "f0f", "magenta": "f0f", "green": "008000", "lime": "0f0",
        "olive": "808000", "yellow": "ff0", "navy": "000080", "blue": "00f", "teal": "008080", "aqua": "0ff",
        "cyan": "0ff", "orange": "ffa500",
    ]
}
