/// A telephone number in normal form.
public struct PhoneNumber: Hashable, Sendable, Codable {
    /// What is reached by a number, as the numbering plan of its country says.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        case fixedLine, mobile
        /// Fixed or mobile: plans such as the North American one do not tell.
        case fixedLineOrMobile
        case tollFree, premiumRate, sharedCost
        case voip = "voIP"
        /// A number that follows a person to whatever line is theirs.
        case personal
        case pager
        /// A number by which a company is reached all over its country.
        case company
        case voicemail
    }

    /// The number with its country code, such as "+15106533394"; `nil` where the text does not give enough to know it.
    public var e164: String?
    /// The digits of the extension.
    public var `extension`: String?
    /// What is reached by it; `nil` where the numbering plan does not say, or the number is not complete.
    public var kind: Kind?

    /// Makes a number.
    public init(e164: String?, extension: String? = nil, kind: Kind? = nil) {
        self.e164 = e164
        self.extension = `extension`
        self.kind = kind
    }
}
