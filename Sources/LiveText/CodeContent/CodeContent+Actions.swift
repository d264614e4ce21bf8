public import DataDetection

extension CodeContent {
    /// What one can do with it, the likeliest first: URLs with the schemes `http`, `https`, `tel`, `sms`, `mailto`, `geo`, or
    /// a calendar's entry as `data:text/calendar`. Nothing joins a network, pays, or stores a secret by a tap.
    public var actions: [DataAction] {
        switch self {
        case .url(let url): [DataAction(title: "Open Link", url: url)]
        case .contact(let contact): contact.actions
        case .event(let event):
            event.file.map {
                [DataAction(title: "Create Event", url: "data:text/calendar;charset=utf-8,\($0.escaped)")]
            } ?? []
        case .email(let message): [message.action]
        case .sms(let message):
            [
                DataAction(
                    title: "Send Message",
                    url: "sms:" + message.numbers.map(\.dialed).joined(separator: ",")
                        + (message.body.map { "?body=" + $0.escaped } ?? ""))
            ]
        case .phone(let number): [.call(number)]
        case .geo(let place):
            [
                DataAction(
                    title: "Show in Maps",
                    url: "geo:\(place.latitude.plainDecimal),\(place.longitude.plainDecimal)"
                        + (place.query.map { "?q=" + $0.escaped } ?? ""))
            ]
        case .product(let product): [.lookUp(product.gtin)]
        case .gs1(let elements): elements.gtin.map { [.lookUp($0)] } ?? []
        case .boardingPass(let pass):
            pass.legs.prefix(1).map { leg in
                DataAction(
                    title: "Flight Status",
                    url: "https://www.flightaware.com/live/flight/\((leg.airline + leg.flight).escaped)")
            }
        case .wifi, .otpauth, .payment, .cryptoPayment, .driverLicense, .text, .binary: []
        }
    }
}

extension Contact {
    fileprivate var actions: [DataAction] {
        phoneNumbers.filter(PhoneURL.isNumber).map(DataAction.call)
            + emailAddresses.compactMap { EmailMessage(address: $0)?.action }
            + urls.compactMap {
                (WebAddress($0) ?? WebAddress(bare: $0)).map { DataAction(title: "Open Link", url: $0.url) }
            }
            + postalAddresses.map { DataAction(title: "Show in Maps", url: "geo:0,0?q=" + $0.escaped) }
    }
}

extension EmailMessage {
    fileprivate var action: DataAction {
        let fields = [
            ("cc", cc.joined(separator: ",").nonEmpty), ("bcc", bcc.joined(separator: ",").nonEmpty),
            ("subject", subject), ("body", body),
        ]
        let query = fields.compactMap { name, value in value.map { "\(name)=\($0.escaped)" } }.joined(separator: "&")
        let recipients = to.map(\.escaped).joined(separator: ",")
        return DataAction(title: "Send Email", url: "mailto:" + recipients + (query.isEmpty ? "" : "?" + query))
    }
}

extension EventEntry {
    /// The event as a file of iCalendar.
    fileprivate var file: String? {
        guard let start = CivilMoment(iso: start) else { return nil }
        let end = end.flatMap { CivilMoment(iso: $0) }
        var entry = CalendarEntry(
            start: .init(start, zone: timeZone), end: end.map { .init($0, zone: endTimeZone ?? timeZone) })
        (entry.duration, entry.recurrence, entry.uid) = (duration, recurrence, uid)
        (entry.summary, entry.location, entry.details) = (summary, location, details)
        return entry.text
    }
}

extension DataAction {
    fileprivate static func call(_ number: String) -> DataAction {
        DataAction(title: "Call", url: "tel:" + number.dialed)
    }

    fileprivate static func lookUp(_ gtin: String) -> DataAction {
        DataAction(title: "Look Up Product", url: GTIN.page(for: gtin))
    }
}

extension String {
    /// Every byte escaped that RFC 3986 does not leave unreserved, but for the at sign.
    fileprivate var escaped: String { percentEncoded(keeping: "@") }

    /// What is dialled of a number as people write it, parameters kept.
    fileprivate var dialed: String {
        let parts = split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
        let digits = (parts.first ?? "").filter { $0.isASCIIDigit || "+-.*#".contains($0) }.replacing("#", with: "%23")
        let parameters = parts.count > 1 ? parts[1].split(separator: ";").map { ";" + $0.escapedParameter } : []
        return digits + parameters.joined()
    }
}

extension Substring {
    fileprivate var escapedParameter: String {
        split(separator: "=", maxSplits: 1).map { String($0).escaped }.joined(separator: "=")
    }
}
