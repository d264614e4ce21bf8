/// What a date is for, where the text says so.
public struct DateRole: RawRepresentable, Hashable, Sendable, Codable {
    /// The name of the role.
    public let rawValue: String

    /// Makes a role from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Something is due by then: "pay by 31 May", "bis 31. Mai", "jusqu'au 31 mai".
    public static let deadline = DateRole(rawValue: "deadline")
}
