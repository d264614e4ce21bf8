/// A telephone number in normal form.
public struct PhoneNumber: Hashable, Sendable, Codable {
    /// The number with its country code, such as "+15106533394"; `nil` where the text does not give enough to know it.
    public var e164: String?
    /// The digits of the extension.
    public var `extension`: String?

    /// Makes a number.
    public init(e164: String?, extension: String? = nil) {
        self.e164 = e164
        self.extension = `extension`
    }
}
