/// Reads one amount of money from the tokens of a text.
struct MoneyReader {
    struct Money {
        var amount: Double
        var maximum: Double?
        var currency: String
        var range: Range<Int>
        var next: Int
    }

    let reader: QuantityReader
    private var text: ScannedText { reader.text }

    init(reader: QuantityReader) {
        self.reader = reader
    }

    /// The money that starts with a token: a sign and a number, or a number and a sign.
    func money(at index: Int) -> Money? {
        if reader[index].value == nil, let money = signFirst(at: index) { return withMaximum(money, signFirst: true) }
        guard let amount = reader.amount(at: index) else { return nil }
        return rangeBeforeSign(amount) ?? numberFirst(amount).map { withMaximum($0, signFirst: false) }
    }

    private func signFirst(at index: Int) -> Money? {
        let token = reader[index]
        let millions = token.first { if case .millions(let code) = $0 { code } else { nil } }
        guard let currency = token.currency ?? millions, isSignStart(token), let amount = reader.amount(at: index + 1),
            amount.isInDigits, isPlainNumber(amount), isNext(index + 1, to: token)
        else { return nil }
        let end = wholeEnd(reader.end(of: amount))
        // A name of a currency stands behind its number.
        guard isSign(token), isNumberEnd(end), currency != "ZAR" || token.range.count > 1 || isRand(token, end) else {
            return nil
        }
        return Money(
            amount: amount.value * (millions == nil ? 1 : 1e6), currency: currency, range: token.range.lowerBound..<end,
            next: amount.next)
    }

    /// "R249.99": a letter alone means rands only where it touches a number with hundredths.
    private func isRand(_ sign: QuantityToken, _ end: Int) -> Bool {
        text[sign.range.upperBound].isASCIIDigit && text[end - 3].isOne(of: ".,")
    }

    /// Past the dash in place of hundredths: "12.-", "49,–", "5.--".
    private func wholeEnd(_ end: Int) -> Int {
        guard text[end].isOne(of: ".,"), text[end + 1].isDialDash, !text[end + 2].isASCIIAlphanumeric else {
            return end
        }
        return text[end + 2].isDialDash ? end + 3 : end + 2
    }

    /// A sign or a code in capitals, not a name.
    private func isSign(_ token: QuantityToken) -> Bool {
        let last = text[token.range.upperBound - 1]
        if !last.isASCIILetter { return true }
        return token.range.count <= 4 && token.range.allSatisfy { !text[$0].isASCIILowercase }
            || token.currency == "MYR" || token.currency == "INR" || token.currency == "IDR" || token.currency == "kr"
    }

    private func isSignStart(_ token: QuantityToken) -> Bool {
        let before = text[token.range.lowerBound - 1]
        return !before.isASCIIDigit && !text.isLetter(at: token.range.lowerBound - 1) && !before.isOne(of: "$#/\\_")
    }

    /// Spaces or one line end may part a sign from its number.
    private func isNext(_ index: Int, to token: QuantityToken) -> Bool {
        let gap = token.range.upperBound..<max(token.range.upperBound, reader[index].range.lowerBound)
        guard gap.count <= 2 else { return false }
        return gap.allSatisfy { text[$0].isSpace }
    }

    /// Amounts have no noughts before their first digit: "BHD 002062543" is a register's number.
    private func isPlainNumber(_ amount: QuantityReader.Amount) -> Bool {
        text[amount.start] != UInt16(ascii: "0") || !text[amount.start + 1].isASCIIDigit
    }

    private func isNumberEnd(_ end: Int) -> Bool {
        if text[end].isASCIIDigit || text[end].isOne(of: "%_") { return false }
        return !text.isLetter(at: end) || text[end].isUnspacedScript || text.isLetter(at: end - 1)
    }

    private func numberFirst(_ amount: QuantityReader.Amount) -> Money? {
        guard !amount.isInDigits || isNumberStart(amount.start) && isPlainNumber(amount) else { return nil }
        let next = reader[amount.next]
        let end = wholeEnd(reader.end(of: amount))
        guard reader.follows(amount.next, end, hyphen: true) else { return nil }
        let isHyphened = text[next.range.lowerBound - 1] == UInt16(ascii: "-")
        if let hundredth = next.hundredth, !(isHyphened && amount.digitCount > 3) {
            return Money(
                amount: amount.value, currency: hundredth, range: amount.start..<next.range.upperBound,
                next: amount.next + 1)
        }
        let millions = next.first { if case .millions(let code) = $0 { code } else { nil } }
        guard let currency = next.currency ?? millions, isSuffix(amount.next, amount) else { return nil }
        let money = Money(
            amount: amount.value * (millions == nil ? 1 : 1e6), currency: currency,
            range: amount.start..<next.range.upperBound, next: amount.next + 1)
        return withCents(money)
    }

    private func isNumberStart(_ start: Int) -> Bool {
        !text[start - 1].isOne(of: "/#_:.") && !text.isLetter(at: start - 1) || text[start - 1].isUnspacedScript
    }

    /// A sign before the next number belongs to that: "2 $5" has none behind the 2.
    private func isSuffix(_ index: Int, _ amount: QuantityReader.Amount) -> Bool {
        let sign = reader[index]
        let (last, next) = (text[sign.range.upperBound - 1], text[sign.range.upperBound])
        // "S/N", "129:-)", "5 R"
        if last.isOne(of: "/-"), text.isLetter(at: sign.range.upperBound) || next.isOne(of: "()/|*<>-") { return false }
        if sign.range.count == 1, last == UInt16(ascii: "R") { return false }
        if reader[index + 1].value != nil, reader[index + 1].range.lowerBound == sign.range.upperBound, isSign(sign) {
            return false
        }
        if sign.range.count == 3, !sign.range.allSatisfy({ !text[$0].isASCIILowercase }), !amount.isInDigits {
            return true
        }
        return !text[sign.range.upperBound].isASCIIDigit
    }

    /// "3 dollars 50 cents", "15 dollars and 50", "17 USD 25".
    private func withCents(_ money: Money) -> Money {
        var money = money
        let hasAnd = reader[money.next].has(.and) && reader.follows(money.next, money.range.upperBound)
        let index = hasAnd ? money.next + 1 : money.next
        guard reader.follows(index, reader[index - 1].range.upperBound), let cents = reader.amount(at: index),
            cents.isWhole, cents.value < 100, !cents.hasScale
        else { return money }
        let end = reader.end(of: cents)
        if reader[cents.next].hundredth != nil, reader.follows(cents.next, end) {
            money.amount += cents.value / 100
            money.range = money.range.lowerBound..<reader[cents.next].range.upperBound
            money.next = cents.next + 1
        } else if cents.digitCount == 2, isClauseEnd(end),
            !isSign(reader[money.next - 1]) || text[money.range.upperBound - 1].isASCIILetter
        {
            money.amount += cents.value / 100
            money.range = money.range.lowerBound..<end
            money.next = cents.next
        }
        return money
    }

    private func isClauseEnd(_ end: Int) -> Bool {
        let unit = text[end]
        return end >= text.count || unit.isLineEnd || unit.isOne(of: ".,;!?)") && !text[end + 1].isASCIIDigit
    }

    /// "$10 - $20", "$10-20", "10 € bis 20 €".
    private func withMaximum(_ money: Money, signFirst isFirst: Bool) -> Money {
        guard let next = dash(after: money.range.upperBound) else { return money }
        let index = money.next
        if isFirst {
            if let second = signFirst(at: index), second.range.lowerBound == next, second.currency == money.currency,
                second.amount > money.amount
            {
                return joined(money, second)
            }
            guard reader[index].range.lowerBound == next, let amount = reader.amount(at: index), amount.isInDigits,
                amount.value > money.amount, isNumberEnd(reader.end(of: amount)),
                !amount.isWhole || reader[index].digitCount <= 4
            else { return money }
            var joined = money
            joined.maximum = amount.value
            joined.range = money.range.lowerBound..<reader.end(of: amount)
            joined.next = amount.next
            return joined
        }
        if let second = reader.amount(at: index).flatMap(numberFirst), second.range.lowerBound == next,
            second.currency == money.currency,
            second.amount > money.amount
        {
            return joined(money, second)
        }
        return money
    }

    /// "10–20 €".
    private func rangeBeforeSign(_ first: QuantityReader.Amount) -> Money? {
        guard first.isInDigits, isNumberStart(first.start), let next = dash(after: reader.end(of: first)),
            let second = reader.amount(at: first.next).flatMap(numberFirst), second.range.lowerBound == next,
            second.amount > first.value
        else { return nil }
        return Money(
            amount: first.value, maximum: second.amount, currency: second.currency,
            range: first.start..<second.range.upperBound, next: second.next)
    }

    private func joined(_ a: Money, _ b: Money) -> Money {
        Money(
            amount: a.amount, maximum: b.amount, currency: a.currency, range: a.range.lowerBound..<b.range.upperBound,
            next: b.next)
    }

    /// The offset behind a dash with at most a space on each side.
    private func dash(after end: Int) -> Int? {
        var offset = end
        if text[offset] == 0x20 { offset += 1 }
        guard text[offset] == 0x2D || text[offset] == 0x2013 else { return nil }
        offset += 1
        if text[offset] == 0x20 { offset += 1 }
        return offset
    }
}
