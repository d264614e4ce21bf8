/// An object with the content's `type` and its fields beside it; fields that are not known are left out.
extension CodeContent: Encodable {
    private enum CodingKeys: String, CodingKey {
        case type, url, number
    }

    /// The name used in JSON.
    public var type: String {
        switch self {
        case .url: "url"
        case .wifi: "wifi"
        case .contact: "contact"
        case .event: "event"
        case .email: "email"
        case .sms: "sms"
        case .phone: "phone"
        case .geo: "geo"
        case .otpauth: "otpauth"
        case .payment: "payment"
        case .cryptoPayment: "cryptoPayment"
        case .product: "product"
        case .gs1: "gs1"
        case .boardingPass: "boardingPass"
        case .driverLicense: "driverLicense"
        case .text: "text"
        case .binary: "binary"
        }
    }

    /// Writes the object.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(type, forKey: .type)
        switch self {
        case .url(let url): try container.encode(url, forKey: .url)
        case .phone(let number): try container.encode(number, forKey: .number)
        case .text, .binary: break
        default: try fields?.encode(to: encoder)
        }
    }

    private var fields: (any Encodable)? {
        switch self {
        case .wifi(let value): value
        case .contact(let value): value
        case .event(let value): value
        case .email(let value): value
        case .sms(let value): value
        case .geo(let value): value
        case .otpauth(let value): value
        case .payment(let value): value
        case .cryptoPayment(let value): value
        case .product(let value): value
        case .gs1(let value): value
        case .boardingPass(let value): value
        case .driverLicense(let value): value
        case .url, .phone, .text, .binary: nil
        }
    }
}
