/// What a row of the grammar leaves to code, as it takes arithmetic.
enum DateReading: Sendable {
    /// "20161107".
    case compactDate
    /// "Two thousand and sixteen", "nineteen eighty-four".
    case yearInWords
    /// "1115", "0730".
    case compactTime
    /// The number of units of a period.
    case count
    /// "2 hours and 5 minutes".
    case amounts
    /// "… before yesterday".
    case anchor
    /// "+02:00".
    case fromGreenwich
    /// "Tonight".
    case dayAndPart

    /// What it may start with.
    var start: DateStart {
        // What may stand second in a number in words.
        let words: DateTokens = [DateTokens(DateWords(.number, .and, .factor)), .dash, .all]
        let counts: DateTokens = [DateTokens(DateWords(.number, .half, .few)), .number]
        let count = DateStart(counts, second: [words, DateTokens(DateWords(.one)), .point])
        return switch self {
        case .compactDate, .compactTime: DateStart(.number)
        case .dayAndPart: DateStart(DateTokens(DateWords(.dayAndPart)))
        case .yearInWords: DateStart(DateTokens(DateWords(.number)), second: words)
        case .count: count
        case .amounts: count.followed(by: DateStart(DateTokens(DateWords(.unit))))
        case .anchor: DateStart(DateTokens(DateWords(.after, .before, .from, .ago)), second: DateTokens(rawValue: .max))
        case .fromGreenwich: DateStart([.dash, .otherMark], second: .number)
        }
    }
}

extension DateReader {
    /// The index behind what is read at an index.
    func read(_ reading: DateReading, at index: Int, _ point: inout DatePoint) -> Int? {
        switch reading {
        case .compactDate:
            guard let number = self[index].number, self[index].digitCount == 8, (1900...2099).contains(number / 10_000)
            else { return nil }
            (point[.year], point[.month], point[.day]) = (number / 10_000, number / 100 % 100, number % 100)
            return point.exists ? index + 1 : nil
        case .yearInWords: return readYearInWords(at: index, &point)
        case .compactTime:
            guard let number = self[index].number, (3...4).contains(self[index].digitCount), number / 100 <= 24,
                number % 100 < 60
            else { return nil }
            let hasNoHalf = number >= 1300 || self[index].digitCount == 4 && number < 1000
            (point[.hour], point[.minute], point[.exact]) = (number / 100, number % 100, hasNoHalf ? 1 : nil)
            return index + 1
        case .count: return readCount(at: index, &point)
        case .amounts:
            guard let (parts, end) = amounts(at: index) else { return nil }
            point.amounts = parts
            return end
        case .anchor: return readAnchor(at: index, &point)
        case .fromGreenwich: return readOffsetFromGreenwich(at: index, &point)
        case .dayAndPart:
            guard let value = self[index][.dayAndPart] else { return nil }
            (point[.days], point[.part]) = (value >> 4, value & 15)
            return index + 1
        }
    }

    private func readYearInWords(at index: Int, _ point: inout DatePoint) -> Int? {
        guard let (value, end) = wordNumber(at: index) else { return nil }
        if value > 1000 {
            point[.year] = value
            return end
        }
        // "Nineteen eighty-four"
        guard (18...20).contains(value), isNear(end), let (rest, restEnd) = wordNumber(at: end),
            (10...99).contains(rest)
        else { return nil }
        point[.year] = value * 100 + rest
        return restEnd
    }

    /// The year that two digits mean.
    static func fullYear(_ year: Int) -> Int { year < 100 ? year + (year < 50 ? 2000 : 1900) : year }
}
