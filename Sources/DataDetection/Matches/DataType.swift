/// A kind of data that a detector finds.
public struct DataType: RawRepresentable, Hashable, Sendable, Codable {
    /// The name used in JSON.
    public let rawValue: String

    /// Makes a type from its JSON name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A web link: with a scheme, or a bare domain whose ending exists.
    public static let link = DataType(rawValue: "link")
    /// An email address.
    public static let emailAddress = DataType(rawValue: "emailAddress")
    /// A telephone number.
    public static let phoneNumber = DataType(rawValue: "phoneNumber")
    /// A postal address.
    public static let postalAddress = DataType(rawValue: "postalAddress")
    /// A day, a time, a range of them, a duration or a recurrence.
    public static let date = DataType(rawValue: "date")
    /// An amount of money.
    public static let money = DataType(rawValue: "money")
    /// A length, a weight, a temperature and so on.
    public static let measurement = DataType(rawValue: "measurement")
    /// The number by which a shipment is followed.
    public static let trackingNumber = DataType(rawValue: "trackingNumber")
    /// An airline's code and the number of a flight.
    public static let flightNumber = DataType(rawValue: "flightNumber")
    /// An address of the Internet Protocol, version 4 or 6.
    public static let ipAddress = DataType(rawValue: "ipAddress")
    /// An IBAN or the number of a card.
    public static let paymentIdentifier = DataType(rawValue: "paymentIdentifier")
    /// The number of a company or person at a tax office, such as a VAT number.
    public static let taxIdentifier = DataType(rawValue: "taxIdentifier")
    /// The ISBN of a book, the ISSN of a series, the DOI of a publication.
    public static let publicationIdentifier = DataType(rawValue: "publicationIdentifier")
    /// The number of an article of trade: EAN, UPC, GTIN.
    public static let productCode = DataType(rawValue: "productCode")
    /// The number of a vehicle (VIN).
    public static let vehicleIdentifier = DataType(rawValue: "vehicleIdentifier")
    /// The address of a network interface.
    public static let macAddress = DataType(rawValue: "macAddress")
    /// A place by its degrees, or a plus code.
    public static let coordinates = DataType(rawValue: "coordinates")
    /// A code that is asked for once, at signing in.
    public static let oneTimeCode = DataType(rawValue: "oneTimeCode")
    /// A hashtag, or the name of an account in a social network.
    public static let socialTag = DataType(rawValue: "socialTag")
}

extension Set where Element == DataType {
    /// Every type that this version finds.
    public static var all: Set<DataType> {
        Set(DetectorRegistry.all.map { $0.type })
    }
}
