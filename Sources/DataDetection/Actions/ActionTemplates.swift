/// The actions offered for each type: titles and URL templates, which a caller may change.
///
/// ```swift
/// var options = DataDetector.Options()
/// options.actions.templates[.flightNumber] = [
///     .init(title: "Flight Status", url: "https://flights.example.com/{airline}/{number}")
/// ]
/// ```
public struct ActionTemplates: Hashable, Sendable, Codable {
    /// A title and a URL with the names of fields in braces, each of which is replaced by its value with all that a URL
    /// does not allow escaped. A template with a field that a match lacks is left out.
    public struct Template: Hashable, Sendable, Codable {
        /// The title in English, such as "Call".
        public var title: String
        /// The URL, such as "tel:{e164}".
        public var url: String

        /// Makes a template.
        public init(title: String, url: String) {
            self.title = title
            self.url = url
        }
    }

    /// The templates of each type, the likeliest first.
    ///
    /// Fields: `text` for every type, and as in JSON `url`; `address`; `number` (what one dials), `digits`; `query`
    /// (an address in one line); `calendar` (an event in iCalendar's format), `start`; `amount`, `currency`, `unit`;
    /// `number`, `carrier`, `tracking` (the carrier's page); `airline`, `number`; `number`; `number`, `country`, `page` (of a
    /// register); `latitude`, `longitude`; `name`, `url`.
    public var templates: [DataType: [Template]]

    /// The usual actions.
    public static let standard = ActionTemplates(templates: [
        .link: [Template(title: "Open Link", url: "{url!}")],
        .emailAddress: [Template(title: "Send Email", url: "mailto:{address}")],
        .phoneNumber: [
            Template(title: "Call", url: "tel:{number!}"), Template(title: "Send Message", url: "sms:{digits!}"),
        ],
        .postalAddress: [Template(title: "Show in Maps", url: "geo:0,0?q={query}")],
        .date: [Template(title: "Create Event", url: "data:text/calendar;charset=utf-8,{calendar}")],
        .money: [Template(title: "Convert Currency", url: "https://duckduckgo.com/?q={amount}+{currency}")],
        .measurement: [Template(title: "Convert Unit", url: "https://duckduckgo.com/?q={amount}+{unit}")],
        .flightNumber: [
            Template(title: "Flight Status", url: "https://www.flightaware.com/live/flight/{airline}{number}")
        ],
        .trackingNumber: [Template(title: "Track Shipment", url: "{tracking!}")],
        .taxIdentifier: [Template(title: "Look Up Company", url: "https://duckduckgo.com/?q={number}")],
        .publicationIdentifier: [Template(title: "Look Up Publication", url: "{page!}")],
        .productCode: [Template(title: "Look Up Product", url: "{page!}")],
        .vehicleIdentifier: [Template(title: "Look Up Vehicle", url: "{page!}")],
        .macAddress: [Template(title: "Look Up Maker", url: "https://duckduckgo.com/?q=MAC+address+{address}")],
        .coordinates: [Template(title: "Show in Maps", url: "geo:{latitude},{longitude}")],
        .socialTag: [
            Template(title: "Open Profile", url: "{url!}"),
            Template(title: "Search", url: "https://duckduckgo.com/?q={text}"),
        ],
    ])

    /// Makes templates.
    public init(templates: [DataType: [Template]]) {
        self.templates = templates
    }

    /// The actions for a match.
    func actions(for type: DataType, fields: ActionFields) -> [DataAction] {
        (templates[type] ?? []).compactMap { template in
            Self.filled(template.url, fields).map { DataAction(title: template.title, url: $0) }
        }
    }

    /// The template with its fields; "{url!}" is taken as it is.
    private static func filled(_ template: String, _ fields: ActionFields) -> String? {
        var result = ""
        var rest = template[...]
        while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")) {
            guard let close = rest.utf8[open...].firstIndex(of: UInt8(ascii: "}")) else { break }
            result += rest[..<open]
            let name = rest[rest.utf8.index(after: open)..<close]
            let isVerbatim = name.utf8.last == UInt8(ascii: "!")
            guard let value = fields[String(isVerbatim ? name.dropLast() : name)] else { return nil }
            result += isVerbatim ? value : value.percentEncoded(keeping: "@+")
            rest = rest[rest.utf8.index(after: close)...]
        }
        return result + rest
    }
}

extension String {
    /// The text with every byte escaped that RFC 3986 does not leave unreserved, but for those in `kept`.
    package func percentEncoded(keeping kept: StaticString) -> String {
        var encoded: [UInt8] = []
        encoded.reserveCapacity(utf8.count * 3)
        for byte in utf8 {
            if UInt16(byte).isASCIIAlphanumeric || UInt16(byte).isOne(of: "-._~") || UInt16(byte).isOne(of: kept) {
                encoded.append(byte)
            } else {
                encoded.append(UInt8(ascii: "%"))
                encoded.append(Self.hexadecimalDigit(byte >> 4))
                encoded.append(Self.hexadecimalDigit(byte & 15))
            }
        }
        return String(decoding: encoded, as: UTF8.self)
    }

    private static func hexadecimalDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }
}
