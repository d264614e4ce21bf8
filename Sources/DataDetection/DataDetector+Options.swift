public import Foundation

extension DataDetector {
    /// What a detector assumes about a text.
    public struct Options: Hashable, Sendable, Codable {
        /// The ISO 3166 code of the country whose conventions apply where the text does not say, such as "US": which
        /// numbers are phone numbers when there is no country code. `nil`: that is found out from the text. Strong
        /// evidence in the text wins over it.
        public var defaultRegion: String?
        /// BCP 47 tags of the languages that the text may be in, the likeliest first. Empty: they are found out from the
        /// text. Strong evidence in the text wins over them.
        public var languages: [String]
        /// The moment from which "tomorrow" and "in two hours" count. `nil`: dates that depend on it have no value.
        public var referenceDate: Date?
        /// The time zone of the reference date, and of times that name none.
        public var timeZone: TimeZone
        /// The calendar in which the text counts: its first day of the week, and its years where it is the Buddhist
        /// calendar. Its own time zone does not count. Weeks start on Monday unless set.
        public var calendar: Calendar
        /// What the text was read from.
        public var documentKind: DocumentKind
        /// What is offered for each type.
        public var actions = ActionTemplates.standard

        /// Makes options.
        ///
        /// - Parameters:
        ///   - defaultRegion: An ISO 3166 code. `nil` takes the region of the first language that names one
        ///     ("en-GB": "GB") or, if none does, the country of the first ("de": "DE"); where no language is named
        ///     either, it is found out from the text.
        ///   - languages: BCP 47 tags, the likeliest first.
        ///   - referenceDate: The moment from which relative dates count.
        ///   - timeZone: The time zone in which the reference date is read; Greenwich's unless given.
        ///   - calendar: The calendar in which the text counts; that of ISO 8601 unless given.
        ///   - documentKind: What the text was read from.
        public init(
            defaultRegion: String? = nil, languages: [String] = [], referenceDate: Date? = nil,
            timeZone: TimeZone = .gmt, calendar: Calendar = Calendar(identifier: .iso8601),
            documentKind: DocumentKind = .any
        ) {
            let named =
                defaultRegion ?? languages.lazy.compactMap(Self.region).first
                ?? languages.first.flatMap { Self.homes[$0.lowercased()] }
            self.defaultRegion = named?.uppercased()
            self.languages = languages
            self.referenceDate = referenceDate
            self.timeZone = timeZone
            self.calendar = calendar
            self.documentKind = documentKind
        }

        /// Where languages without a region are written most; English and those of several continents have no home.
        private static let homes = [
            "de": "DE", "fr": "FR", "it": "IT", "nl": "NL", "ja": "JP", "zh": "CN", "pl": "PL", "sv": "SE", "es": "ES",
        ]

        /// The region subtag: two letters after the language.
        private static func region(ofLanguage tag: String) -> String? {
            tag.split { $0 == "-" || $0 == "_" }.dropFirst()
                .first { $0.utf8.count == 2 && $0.allSatisfy { $0.isASCII && $0.isLetter } }
                .map(String.init)
        }

        /// The day with which the calendar's weeks start: 1, Monday, to 7.
        var firstWeekday: Int { (calendar.firstWeekday + 5) % 7 + 1 }
        var isBuddhist: Bool { calendar.identifier == .buddhist }

        /// The reference date in Greenwich.
        var referenceMoment: CivilMoment? {
            guard let seconds = referenceDate?.timeIntervalSince1970, abs(seconds) < 1e13 else { return nil }
            return CivilMoment(secondsSince1970: Int(seconds.rounded(.down)))
        }

        /// The day and the second of the day of the reference date.
        var civilReference: (day: CivilDay, second: Int)? {
            guard let referenceDate else { return nil }
            let seconds = referenceDate.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: referenceDate))
            guard abs(seconds) < 1e13 else { return nil }
            let days = (seconds / 86_400).rounded(.down)
            return CivilDay(number: Int(days)).map { ($0, Int(seconds - days * 86_400)) }
        }
    }
}
