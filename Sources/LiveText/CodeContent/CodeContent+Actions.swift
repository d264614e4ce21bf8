public import DataDetection

extension CodeContent {
    /// What one can do with it, the likeliest first: URLs with the schemes `http`, `https`, `tel`, `sms`, `mailto`, `geo`, or
    /// a calendar's entry as `data:text/calendar`. Nothing joins a network, pays, or stores a secret by a tap.
    public var actions: [DataAction] {
        switch self {
        case .url(let url): [DataAction(title: "Open Link", url: url)]
        case .contact(let contact): contact.actions
        case .event(let event):
            [DataAction(title: "Create Event", url: "data:text/calendar;charset=utf-8,\(event.file.escaped)")]
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
                    url: "geo:\(place.latitude),\(place.longitude)" + (place.query.map { "?q=" + $0.escaped } ?? ""))
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
    fileprivate var file: String {
        func date(_ name: String, _ iso: String) -> String {
            let digits = iso.filter { $0 != "-" && $0 != ":" }
            if digits.count == 8 { return "\(name);VALUE=DATE:\(digits)" }
            return name + (timeZone.map { ";TZID=" + $0.oneLine } ?? "") + ":" + digits
        }
        func text(_ name: String, _ value: String?) -> String? { value.map { "\(name):\($0.calendarText)" } }
        let lines = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//LiveText//EN", "BEGIN:VEVENT", date("DTSTART", start),
            end.map { date("DTEND", $0) }, duration.map { "DURATION:" + $0.oneLine },
            recurrence.map { "RRULE:" + $0.oneLine }, text("SUMMARY", summary), text("LOCATION", location),
            text("DESCRIPTION", details), "END:VEVENT", "END:VCALENDAR", "",
        ]
        return lines.compactMap(\.self).joined(separator: "\r\n")
    }
}

extension DataAction {
    fileprivate static func call(_ number: String) -> DataAction {
        DataAction(title: "Call", url: "tel:" + number.dialed)
    }

    fileprivate static func lookUp(_ gtin: String) -> DataAction {
        DataAction(title: "Look Up Product", url: "https://duckduckgo.com/?q=" + gtin.drop { $0 == "0" })
    }
}

extension String {
    /// Every byte escaped that RFC 3986 does not leave unreserved, but for the at sign.
    fileprivate var escaped: String {
        utf8.reduce(into: "") { result, byte in
            let character = Character(Unicode.Scalar(byte))
            if character.isASCII, character.isLetter || character.isNumber || "-._~@".contains(character) {
                result.append(character)
            } else {
                result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
    }

    /// What is dialled of a number as people write it, parameters kept.
    fileprivate var dialed: String {
        let parts = split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
        let digits = (parts.first ?? "").filter { $0.isASCIIDigit || "+-.*#".contains($0) }.replacing("#", with: "%23")
        let parameters = parts.count > 1 ? parts[1].split(separator: ";").map { ";" + $0.escapedParameter } : []
        return digits + parameters.joined()
    }

    fileprivate var oneLine: String { filter { !$0.isNewline } }

    fileprivate var calendarText: String {
        replacing("\\", with: "\\\\").replacing(",", with: "\\,").replacing(";", with: "\\;")
            .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: "\\n")
    }
}

extension Substring {
    fileprivate var escapedParameter: String {
        split(separator: "=", maxSplits: 1).map { String($0).escaped }.joined(separator: "=")
    }
}
