public import Foundation

/// A match with the properties of `NSTextCheckingResult`.
public struct CheckingResult: Hashable, Sendable {
    /// The match, its range counted from the start of the range that was searched.
    public let match: DataMatch
    /// The place in the whole text, in UTF-16 code units.
    public let range: NSRange

    init(match: DataMatch, offset: Int) {
        self.match = match
        range = NSRange(location: match.range.lowerBound + offset, length: match.range.count)
    }

    /// What was found; empty for types that Foundation does not know.
    public var resultType: CheckingType {
        CheckingType.dataTypes.first { $0.value.contains(match.type) }?.key ?? []
    }

    /// The URL of a link; that of an email address starts with "mailto:".
    public var url: URL? {
        switch match.value {
        case .link(let url): URL(string: url)
        case .emailAddress(let address): URL(string: "mailto:" + address.percentEncoded(keeping: "@+"))
        default: nil
        }
    }

    /// A telephone number as written.
    public var phoneNumber: String? { match.type == .phoneNumber ? match.text : nil }

    /// The moment of a date or the start of a range, in Greenwich's time unless the text names a zone.
    public var date: Date? {
        guard case .date(let value) = match.value, let iso = value.iso ?? value.start, iso.contains("-") else {
            return nil
        }
        let moment = iso.contains("T") ? iso : iso + "T12:00:00"
        let hasZone = moment.hasSuffix("Z") || moment.dropFirst(19).contains { $0 == "+" || $0 == "-" }
        return try? Date.ISO8601FormatStyle(timeZone: .gmt).parse(hasZone ? moment : moment + "Z")
    }

    /// The length of a duration or of a range, in seconds; 0 for a moment.
    public var duration: TimeInterval {
        guard case .date(let value) = match.value else { return 0 }
        return value.seconds ?? 0
    }

    /// The parts of a postal address by the names of `NSTextCheckingKey`: "Name", "Street", "City", "State", "ZIP",
    /// "Country" and so on.
    public var addressComponents: [String: String]? {
        guard case .postalAddress(let address) = match.value else { return nil }
        let parts = [
            "Name": address.name, "Organization": address.organization, "Street": address.street, "City": address.city,
            "State": address.state, "ZIP": address.zip, "Country": address.country,
        ]
        return parts.compactMapValues { $0 }
    }

    /// The airline ("Airline") and the number ("Flight") of a flight.
    public var components: [String: String]? {
        guard case .flightNumber(let flight) = match.value else { return nil }
        return ["Airline": flight.airline, "Flight": flight.number]
    }
}
