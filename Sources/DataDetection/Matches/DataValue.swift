/// The meaning of detected data in normal form.
public enum DataValue: Hashable, Sendable {
    /// The whole URL, with a scheme even where the text has none.
    case link(url: String)
    /// The address alone, without "mailto:".
    case emailAddress(String)
    /// A telephone number.
    case phoneNumber(PhoneNumber)
    /// The parts of a postal address.
    case postalAddress(PostalAddress)
    /// A date, a time, a range, a duration or a recurrence.
    case date(DateValue)
    /// An amount of money.
    case money(MoneyValue)
    /// An amount of something else.
    case measurement(MeasurementValue)
    /// The number of a shipment.
    case trackingNumber(TrackingNumber)
    /// A flight.
    case flightNumber(FlightNumber)
    /// An address of the Internet Protocol as written.
    case ipAddress(String)
    /// An account or a card.
    case paymentIdentifier(PaymentIdentifier)
    /// The number of a company, a publication, an article or a vehicle, or a code that is asked for once.
    case identifier(IdentifierValue)
    /// The address of a network interface as written.
    case macAddress(String)
    /// A place on the Earth.
    case coordinates(CoordinatesValue)
    /// A hashtag or an account.
    case socialTag(SocialTag)
}

extension DataValue: Encodable {
    private enum CodingKeys: String, CodingKey {
        case url, address
    }

    /// Writes `{"url"}`, `{"address"}`, or the fields of the type that holds the value.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .link(let url):
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(url, forKey: .url)
        case .emailAddress(let address), .ipAddress(let address), .macAddress(let address):
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(address, forKey: .address)
        case .phoneNumber(let number): try number.encode(to: encoder)
        case .postalAddress(let address): try address.encode(to: encoder)
        case .date(let date): try date.encode(to: encoder)
        case .money(let money): try money.encode(to: encoder)
        case .measurement(let measurement): try measurement.encode(to: encoder)
        case .trackingNumber(let number): try number.encode(to: encoder)
        case .flightNumber(let number): try number.encode(to: encoder)
        case .paymentIdentifier(let identifier): try identifier.encode(to: encoder)
        case .identifier(let identifier): try identifier.encode(to: encoder)
        case .coordinates(let coordinates): try coordinates.encode(to: encoder)
        case .socialTag(let tag): try tag.encode(to: encoder)
        }
    }

    /// Reads the value of a match of the given type: the object alone does not say what it is.
    init(type: DataType, from decoder: any Decoder) throws {
        switch type {
        case .link:
            self = .link(url: try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .url))
        case .emailAddress:
            let container = try decoder.container(keyedBy: CodingKeys.self)
            self = .emailAddress(try container.decode(String.self, forKey: .address))
        case .phoneNumber: self = .phoneNumber(try PhoneNumber(from: decoder))
        case .postalAddress: self = .postalAddress(try PostalAddress(from: decoder))
        case .date: self = .date(try DateValue(from: decoder))
        case .money: self = .money(try MoneyValue(from: decoder))
        case .measurement: self = .measurement(try MeasurementValue(from: decoder))
        case .trackingNumber: self = .trackingNumber(try TrackingNumber(from: decoder))
        case .flightNumber: self = .flightNumber(try FlightNumber(from: decoder))
        case .paymentIdentifier: self = .paymentIdentifier(try PaymentIdentifier(from: decoder))
        case .taxIdentifier, .publicationIdentifier, .productCode, .vehicleIdentifier, .oneTimeCode:
            self = .identifier(try IdentifierValue(from: decoder))
        case .coordinates: self = .coordinates(try CoordinatesValue(from: decoder))
        case .socialTag: self = .socialTag(try SocialTag(from: decoder))
        case .ipAddress:
            let container = try decoder.container(keyedBy: CodingKeys.self)
            self = .ipAddress(try container.decode(String.self, forKey: .address))
        case .macAddress:
            let container = try decoder.container(keyedBy: CodingKeys.self)
            self = .macAddress(try container.decode(String.self, forKey: .address))
        default:
            let message = "There is no data type “\(type.rawValue)” in this version."
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: message))
        }
    }
}
