/// Dates in numbers alone.
extension DatePattern {
    /// "2016-11-07", "7.11.2016", "11/7/16", "2016 11 07", "20161107".
    static let numericDate: Self = [
        .not(.check(.inRow)),
        .any(
            [.ahead(anyNumber, "/", anyNumber, "/"), threeParts("/"), ends],
            [.ahead(anyNumber, dash, anyNumber, dash), threeParts(dash), .not(continued)],
            // "1.2.34" is as likely the number of a chapter.
            [
                .ahead(anyNumber, ".", anyNumber, "."), .not([oneDigit, ".", oneDigit, ".", yearOfTwo]),
                threeParts(".", isFixed: true), ends,
            ],
            // With nothing but spaces the parts must leave no doubt.
            [
                .ahead(anyNumber, anyNumber, anyNumber), .not([oneDigit, oneDigit]),
                .any(
                    [yearInDigits, .number(1...12, digits: 2...2, .month), .number(1...31, digits: 2...2, .day)],
                    inOrder([dayInDigits, monthInDigits, yearInDigits], [monthInDigits, dayInDigits, yearInDigits])),
                .not(continued),
            ],
            [.reading(.compactDate), .not(continued)]),
    ]

    private static let oneDigit: Self = .number(0...9, digits: 1...1, nil)
    private static let yearOfTwo: Self = .number(0...99, digits: 2...2, .year)
    /// That the row of numbers ends; a dash may be that of a range.
    private static let ends: Self = .any(.ahead(dash), .not(continued))

    /// A row for each order of the day and the month: that of the country, or the other one if the numbers fit no other.
    /// Full stops are not used with the month first, but for times.
    private static func inOrder(_ dayFirst: DatePattern, _ monthFirst: DatePattern, isFixed: Bool = false)
        -> DatePattern
    {
        isFixed
            ? .any(dayFirst, monthFirst)
            : [.any([.check(.order(.monthFirst)), monthFirst], dayFirst, monthFirst), .set(.ambiguous, 1)]
    }

    /// Three numbers. A year of four digits may have spaces around the marks.
    private static func threeParts(_ mark: DatePattern, isFixed: Bool = false) -> DatePattern {
        func touching(_ first: DatePattern, _ second: DatePattern, _ third: DatePattern) -> DatePattern {
            [first, .glued(mark), .glued(second), .glued(mark), .glued(third)]
        }
        let (day, month, year) = (dayInDigits, monthInDigits, yearInDigits)
        return .any(
            [year, mark, month, mark, day],
            inOrder([day, mark, month, mark, year], [month, mark, day, mark, year], isFixed: isFixed),
            [.check(.order(.yearFirst)), .any(touching(yearOfTwo, month, day), touching(day, month, yearOfTwo))],
            [
                .not(.check(.order(.yearFirst))),
                inOrder(touching(day, month, yearOfTwo), touching(month, day, yearOfTwo), isFixed: isFixed),
            ])
    }

    /// "5/12", "29.2.", "27. 11." without a year, "04/2016", "2015-12"; but not "24/7".
    static let shortDate: Self = [
        .not(.check(.inRow)),
        .any(
            [
                .ahead(anyNumber, .glued("/")),
                .not([.number(24...24, digits: 2...2, nil), "/", .number(7...7, digits: 1...1, nil)]), twoParts("/"),
                ends,
            ],
            [.ahead(anyNumber, .glued("-")), twoParts("-"), .not(continued)],
            [
                .ahead(anyNumber, .glued(".")), .set(.ambiguous, 0),
                .any([dayInDigits, ".", monthInDigits, .glued(".")], twoParts(".")), ends,
            ]),
    ]

    private static func twoParts(_ mark: DatePattern) -> DatePattern {
        let year: DatePattern = .number(1900...2099, digits: 4...4, .year)
        let (day, month) = (dayInDigits, monthInDigits)
        return .any(
            [year, .glued(mark), .glued(month)], [month, .glued(mark), .glued(year)],
            [.not(.check(.order(.dayFirst))), month, .glued(mark), .glued(day), .set(.ambiguous, 1)],
            [day, .glued(mark), .glued(month), .set(.ambiguous, 1)],
            [month, .glued(mark), .glued(day), .set(.ambiguous, 1)])
    }
}
