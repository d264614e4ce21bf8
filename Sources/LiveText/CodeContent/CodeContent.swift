/// What the payload of a code means.
public enum CodeContent: Hashable, Sendable {
    /// A web address with the scheme `http` or `https`.
    case url(String)
    /// How to join a wireless network.
    case wifi(WiFiNetwork)
    /// A person or an organisation.
    case contact(Contact)
    /// An entry for a calendar.
    case event(EventEntry)
    /// A message to be sent by email.
    case email(EmailMessage)
    /// A message to be sent by phone.
    case sms(TextMessage)
    /// A number to be called, as `tel:` URLs write it.
    case phone(String)
    /// A place on earth.
    case geo(GeoLocation)
    /// The secret of a generator of one-time passwords.
    case otpauth(OneTimePassword)
    /// A SEPA credit transfer.
    case payment(CreditTransfer)
    /// A payment in a cryptocurrency.
    case cryptoPayment(CryptoPayment)
    /// The number of a product.
    case product(ProductNumber)
    /// GS1's application identifiers with their values.
    case gs1(GS1Elements)
    /// An airline's boarding pass.
    case boardingPass(BoardingPass)
    /// A driver's licence or identity card of North America.
    case driverLicense(DriverLicense)
    /// Text without a meaning that is known.
    case text
    /// Bytes that are not text.
    case binary
}
