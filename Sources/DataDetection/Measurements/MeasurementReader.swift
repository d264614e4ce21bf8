/// Reads one measurement from the tokens of a text.
struct MeasurementReader {
    struct Measured {
        var amount: Double
        var unit: String
        var range: Range<Int>
        var next: Int
    }

    let reader: QuantityReader
    private var text: ScannedText { reader.text }

    init(reader: QuantityReader) {
        self.reader = reader
    }

    func measurement(at index: Int) -> Measured? {
        guard let amount = reader.amount(at: index), isStart(amount) else { return nil }
        if let height = height(amount) { return height }
        if let pack = pack(amount) { return pack }
        guard var measured = single(amount) else { return nil }
        measured = withRate(measured)
        return withPart(measured)
    }

    /// "12 x 0.75 l": what a pack holds in all.
    private func pack(_ count: QuantityReader.Amount) -> Measured? {
        guard count.isInDigits, count.isWhole, !count.hasScale, count.value > 1, count.value <= Self.largestPack else {
            return nil
        }
        var offset = reader.end(of: count)
        if text[offset] == 0x20 { offset += 1 }
        guard text[offset].isOne(of: "xX") || text[offset] == 0xD7 else { return nil }
        offset += text[offset + 1] == 0x20 ? 2 : 1
        guard reader[count.next].range.lowerBound == offset, let size = reader.amount(at: count.next), size.isInDigits,
            let measured = single(size), Self.packed.contains(measured.unit)
        else { return nil }
        return Measured(
            amount: count.value * measured.amount, unit: measured.unit,
            range: count.start..<measured.range.upperBound, next: measured.next)
    }

    /// What is sold in packs; lengths beside an "x" are sides.
    private static let packed: Set<String> = ["L", "mL", "cL", "dL", "g", "kg", "mg", "oz", "fl oz", "lb"]
    private static let largestPack = 200.0

    private func isStart(_ amount: QuantityReader.Amount) -> Bool {
        let before = text[amount.start - 1]
        guard amount.isInDigits else { return true }
        return !(text.isLetter(at: amount.start - 1) && !before.isUnspacedScript) && !before.isOne(of: "#/_$£:")
            && !(before.isOne(of: "-") && text.isWord(at: amount.start - 2))
    }

    /// A number and its unit, the unit in brackets too.
    private func single(_ amount: QuantityReader.Amount) -> Measured? {
        let end = reader.end(of: amount)
        let token = reader[amount.next]
        guard let unit = token.unit else { return nil }
        if isBracketed(token.range, after: end) {
            return Measured(
                amount: amount.value, unit: unit, range: amount.start..<token.range.upperBound + 1,
                next: amount.next + 1)
        }
        guard reader.follows(amount.next, end, hyphen: true), isUnitEnd(token, unit: unit) else { return nil }
        // A quotation mark that another one opened: "8080".
        if text[token.range.lowerBound] == UInt16(ascii: "\""), text[amount.start - 1] == UInt16(ascii: "\"") {
            return nil
        }
        // "2A, 2B, 3A" number parts, and "1,29 B" is a price with its rate of tax.
        let isWhole = amount.value.rounded() == amount.value
        if unit == "B", token.range.lowerBound == end || !isWhole, token.range.count == 1 { return nil }
        let isHyphened = end < token.range.lowerBound && text[token.range.lowerBound - 1] == UInt16(ascii: "-")
        if isHyphened, token.range.count < 3 { return nil }
        if isRisky(token, unit), !amount.isInDigits || isUnclear(token, unit, end) { return nil }
        return Measured(
            amount: amount.value, unit: unit, range: amount.start..<token.range.upperBound, next: amount.next + 1)
    }

    private func isRisky(_ token: QuantityToken, _ unit: String) -> Bool {
        token.range.count <= 3 && MeasurementUnit.risky.contains(unit)
    }

    /// "Get together for 2 in April", "at 2 pm", "5 st".
    private func isUnclear(_ token: QuantityToken, _ unit: String, _ numberEnd: Int) -> Bool {
        if unit == "pm" { return true }
        guard unit == "in", text[token.range.lowerBound] != UInt16(ascii: "\"") else { return false }
        var next = token.range.upperBound
        while text[next] == 0x20 { next += 1 }
        return text.isWord(at: next) && !text[next].isOne(of: "x")
    }

    private func isBracketed(_ unit: Range<Int>, after end: Int) -> Bool {
        let open = unit.lowerBound - 1
        let gap = open - end
        guard (0...1).contains(gap), gap == 0 || text[end] == 0x20 else { return false }
        return text[open] == UInt16(ascii: "(") && text[unit.upperBound] == UInt16(ascii: ")")
            || text[open] == UInt16(ascii: "{") && text[unit.upperBound] == UInt16(ascii: "}")
            || text[open] == UInt16(ascii: "[") && text[unit.upperBound] == UInt16(ascii: "]")
    }

    private func isUnitEnd(_ token: QuantityToken, unit: String) -> Bool {
        let end = token.range.upperBound
        if text[end].isASCIIDigit { return false }
        // "l'identifiant"
        if text[end].isOne(of: "'") || text[end] == 0x2019, text.isLetter(at: end + 1) { return false }
        // A table: "6 W 3 L".
        if token.range.count == 1, text[end - 1].isASCIIUppercase, text[end - 2] == 0x20, text[end] == 0x20,
            text[end + 1].isASCIIDigit
        {
            return false
        }
        if text[end].isOne(of: "-"), text.isWord(at: end + 1), token.range.count < 3 { return false }
        return !(unit == "°" && (text[end].isASCIILetter || text[end].isASCIIDigit))
    }

    /// "188 miles an hour", "50 km/ms".
    private func withRate(_ measured: Measured) -> Measured {
        var measured = measured
        let end = measured.range.upperBound
        var index = measured.next
        if text[end] == UInt16(ascii: "/") {
            guard reader[index].range.lowerBound == end + 1 else { return measured }
        } else {
            guard reader[index].has(.per), reader.follows(index, end) else { return measured }
            index += 1
            guard reader.follows(index, reader[index - 1].range.upperBound) else { return measured }
        }
        guard let rate = reader[index].first({ if case .perUnit(let unit) = $0 { unit } else { nil } }) else {
            return measured
        }
        measured.unit = ["mi/h": "mph", "km/h": "km/h"][measured.unit + "/" + rate] ?? measured.unit + "/" + rate
        measured.range = measured.range.lowerBound..<reader[index].range.upperBound
        measured.next = index + 1
        return measured
    }

    /// "5 feet 2 inches", "6 lb 3 oz".
    private func withPart(_ measured: Measured) -> Measured {
        let hasAnd = reader[measured.next].has(.and) && reader.follows(measured.next, measured.range.upperBound)
        let index = hasAnd ? measured.next + 1 : measured.next
        guard reader.follows(index, reader[index - 1].range.upperBound), let amount = reader.amount(at: index),
            let second = single(amount),
            let part = MeasurementUnit.parts[second.unit], part.whole == measured.unit, second.amount < part.share
        else { return measured }
        return Measured(
            amount: measured.amount + second.amount / part.share, unit: measured.unit,
            range: measured.range.lowerBound..<second.range.upperBound, next: second.next)
    }

    /// 6'2", 5′ 11″.
    private func height(_ amount: QuantityReader.Amount) -> Measured? {
        let end = reader.end(of: amount)
        guard amount.isInDigits, amount.isWhole, amount.value < 10,
            text[end].isOne(of: "'") || text[end] == 0x2032 || text[end] == 0x2019
        else { return nil }
        let second = reader[amount.next]
        guard let inches = second.value, inches < 12, second.range.lowerBound - end <= 2 else { return nil }
        let mark = text[second.range.upperBound]
        guard mark.isOne(of: "\"") || mark == 0x2033 || mark == 0x201D else { return nil }
        let isToken = reader[amount.next + 1].range.lowerBound == second.range.upperBound
        return Measured(
            amount: amount.value + inches / 12, unit: "ft", range: amount.start..<second.range.upperBound + 1,
            next: amount.next + (isToken ? 2 : 1))
    }
}
