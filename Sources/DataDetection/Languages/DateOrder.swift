/// In which order a country writes the day, the month and the year in numbers.
enum DateOrder: Sendable {
    case dayFirst, monthFirst, yearFirst

    init(region: String) {
        switch region {
        case "US", "PH", "FM", "PW", "MH", "GU", "PR", "VI", "AS": self = .monthFirst
        case "CN", "JP", "KR", "KP", "TW", "HU", "MN", "LT": self = .yearFirst
        default: self = .dayFirst
        }
    }
}
