public import DocumentModel

extension Code {
    /// What the payload means; text where it is not well formed.
    public var content: CodeContent {
        guard let payload else { return .binary }
        if let product = ProductNumber(payload, in: symbology) { return .product(product) }
        if isGS1 || symbology == .gs1DataBar || symbology == .gs1DataBarLimited || symbology == .gs1DataBarExpanded,
            let elements = GS1Elements(payload)
        {
            return .gs1(elements)
        }
        return CodeContent(payload)
    }
}

extension CodeContent {
    /// Reads a payload for what it says itself, whichever kind of code carries it.
    init(_ payload: String) {
        let text = payload.trimmed
        let scheme = text.prefix { $0 != ":" }.lowercased()
        let content: CodeContent? =
            switch scheme.count < text.count ? scheme : "" {
            case "http", "https", "urlto", "url", "mebkm": WebAddress(text).map { .url($0.url) }
            case "wifi": WiFiNetwork(text).map(CodeContent.wifi)
            case "mecard", "bizcard": Contact(card: text).map(CodeContent.contact)
            case "begin": Contact(vCard: text).map(CodeContent.contact) ?? EventEntry(text).map(CodeContent.event)
            case "mailto", "matmsg", "smtp": EmailMessage(text).map(CodeContent.email)
            case "sms", "smsto", "mms", "mmsto": TextMessage(text).map(CodeContent.sms)
            case "tel": PhoneURL(text).map { .phone($0.number) }
            case "geo": GeoLocation(text).map(CodeContent.geo)
            case "otpauth": OneTimePassword(text).map(CodeContent.otpauth)
            default: CryptoPayment(text).map(CodeContent.cryptoPayment)
            }
        self =
            content ?? WebAddress(bare: text).map { .url($0.url) }
            ?? EmailMessage(address: text).map(CodeContent.email)
            ?? CreditTransfer(payload).map(CodeContent.payment)
            ?? BoardingPass(payload).map(CodeContent.boardingPass)
            ?? DriverLicense(payload).map(CodeContent.driverLicense) ?? .text
    }
}
