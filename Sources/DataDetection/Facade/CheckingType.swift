/// What a data detector is asked for, with the raw values of `NSTextCheckingResult.CheckingType`.
public struct CheckingType: OptionSet, Hashable, Sendable {
    /// The bits, as Foundation has them.
    public let rawValue: UInt64

    /// Makes a set from Foundation's bits.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// Dates, times, ranges, durations.
    public static let date = CheckingType(rawValue: 1 << 3)
    /// Postal addresses.
    public static let address = CheckingType(rawValue: 1 << 4)
    /// Links and email addresses, whose URLs start with "mailto:".
    public static let link = CheckingType(rawValue: 1 << 5)
    /// Telephone numbers.
    public static let phoneNumber = CheckingType(rawValue: 1 << 11)
    /// Flight numbers.
    public static let transitInformation = CheckingType(rawValue: 1 << 12)

    /// The types of data behind each.
    static let dataTypes: [CheckingType: [DataType]] = [
        .date: [.date], .address: [.postalAddress], .link: [.link, .emailAddress], .phoneNumber: [.phoneNumber],
        .transitInformation: [.flightNumber],
    ]
}

/// None of the types asked for is one that a data detector finds.
public struct CheckingTypeError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The bits that were asked for.
    public let rawValue: UInt64

    /// A sentence that says what to do.
    public var description: String {
        "The checking types \(rawValue) hold nothing that a data detector finds: ask for dates, addresses, links, telephone numbers or flights."
    }
}
