extension StringProtocol {
    /// The number that the text writes in ASCII digits alone; `nil` for a sign, a space, nothing, or a number too large.
    ///
    /// `Int(_:radix:)` takes signs too: a length of "-1" is read by it.
    package func digitValue(radix: Int = 10) -> Int? {
        guard utf8.allSatisfy({ $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "+") }) else { return nil }
        return Int(self, radix: radix)
    }

    /// The number that the text writes in ASCII digits with at most a sign, a point and a power of ten; `nil` for what
    /// `Double` reads besides: hexadecimal digits, "inf" and "nan".
    package var decimalValue: Double? {
        guard utf8.allSatisfy({ UInt16($0).isASCIIDigit || UInt16($0).isOne(of: "+-.eE") }), let value = Double(self)
        else { return nil }
        return value.isFinite ? value : nil
    }
}

extension Double {
    /// The shortest text that stands for this number, without a power of ten: 0.00001 is not "1e-05". Infinities and NaN
    /// have no such text and keep their names.
    package var plainDecimal: String {
        let text = description
        let parts = text.split(separator: "e")
        guard parts.count == 2, let exponent = Int(parts[1]) else { return text }
        let isNegative = parts[0].hasPrefix("-")
        let mantissa = parts[0].drop { $0 == "-" }.split(separator: ".")
        let digits = mantissa.joined()
        // Where the point stands among the digits.
        let point = (mantissa.first?.count ?? 0) + exponent
        let padded =
            String(repeating: "0", count: max(0, 1 - point)) + digits
            + String(repeating: "0", count: max(0, point - digits.count))
        let whole = padded.prefix(max(1, point))
        let fraction = padded.dropFirst(whole.count)
        return (isNegative ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction)
    }
}
