extension DataValue {
    /// The fields that action templates may name, by their names, for a value that the text writes as `text`.
    ///
    /// `stamp` is the moment from which the text counts, if it is known.
    func actionFields(text: String, stamp: CivilMoment? = nil) -> [String: String] {
        let isLine = text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x80 }
        let line = isLine ? text : text.split(whereSeparator: \.isNewline).joined(separator: " ")
        var fields = ["text": line]
        switch self {
        case .link(let url): fields["url"] = url
        case .emailAddress(let address), .ipAddress(let address), .macAddress(let address): fields["address"] = address
        case .phoneNumber(let number):
            let digits = number.e164 ?? text.dialString
            fields["digits"] = digits
            fields["number"] = digits + (number.extension.map { ";ext=" + $0 } ?? "")
        case .postalAddress:
            fields["query"] = text.split(whereSeparator: \.isNewline).joined(separator: ", ")
        case .date(let date):
            fields["start"] = date.iso ?? date.start
            fields["calendar"] = CalendarEntry(date, title: line, stamp: stamp)?.text
        case .money(let money):
            fields["amount"] = money.amount.short
            fields["currency"] = money.currency
        case .measurement(let measurement):
            fields["amount"] = measurement.amount.short
            fields["unit"] = measurement.unit
        case .trackingNumber(let tracking):
            fields["number"] = tracking.number
            fields["carrier"] = tracking.carrier
            fields["tracking"] = tracking.carrier.flatMap { Carrier.page(for: tracking.number, of: $0) }
        case .flightNumber(let flight):
            fields["airline"] = flight.airline
            fields["number"] = flight.number
        case .paymentIdentifier(let identifier): fields["number"] = identifier.number
        case .identifier(let identifier):
            fields["number"] = identifier.number
            fields["country"] = identifier.country
            fields["page"] = identifier.page
        case .coordinates(let place):
            fields["latitude"] = place.latitude.short
            fields["longitude"] = place.longitude.short
        case .socialTag(let tag):
            fields["name"] = tag.name
            fields["url"] = tag.url
        }
        return fields
    }
}

extension IdentifierValue {
    /// The page of a register that says what the number stands for.
    fileprivate var page: String? {
        let escaped = number.percentEncoded(keeping: "/")
        return switch kind {
        case .isbn: "https://openlibrary.org/isbn/" + escaped
        case .issn: "https://portal.issn.org/resource/ISSN/" + escaped
        case .doi: "https://doi.org/" + escaped
        case .vin: "https://vpic.nhtsa.dot.gov/decoder/Decoder?VIN=" + escaped
        case .gtin: GTIN.page(for: number)
        case .tax, .oneTimeCode: nil
        }
    }
}

extension Double {
    /// Without a fraction where there is none.
    fileprivate var short: String {
        self == rounded() && abs(self) < 1e15 ? String(Int(self)) : plainDecimal
    }
}

extension String {
    /// The digits in ASCII, with a plus sign before them if the number starts with one: what one would dial.
    fileprivate var dialString: String {
        let digits = compactMap(\.wholeNumberValue).map(String.init).joined()
        return first { !$0.isWhitespace && $0 != "(" } == "+" ? "+" + digits : digits
    }
}
