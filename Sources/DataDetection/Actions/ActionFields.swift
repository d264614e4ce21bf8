/// What action templates may name of a match: fields are made when one asks for them.
struct ActionFields {
    let value: DataValue
    /// The text of the match.
    let text: String
    /// The moment from which the text counts, if it is known.
    var stamp: CivilMoment?

    /// The field of a name; `nil` where the value has none.
    subscript(name: String) -> String? {
        if name == "text" { return line }
        switch value {
        case .link(let url): return name == "url" ? url : nil
        case .emailAddress(let address), .ipAddress(let address), .macAddress(let address):
            return name == "address" ? address : nil
        case .phoneNumber(let number):
            let digits = number.e164 ?? text.dialString
            switch name {
            case "digits": return digits
            case "number": return digits + (number.extension.map { ";ext=" + $0 } ?? "")
            default: return nil
            }
        case .postalAddress: return name == "query" ? inOneLine(separator: ", ") : nil
        case .date(let date):
            switch name {
            case "start": return date.iso ?? date.start
            case "calendar": return CalendarEntry(date, title: line, stamp: stamp)?.text
            default: return nil
            }
        case .money(let money):
            return name == "amount" ? money.amount.short : name == "currency" ? money.currency : nil
        case .measurement(let measurement):
            return name == "amount" ? measurement.amount.short : name == "unit" ? measurement.unit : nil
        case .trackingNumber(let tracking):
            switch name {
            case "number": return tracking.number
            case "carrier": return tracking.carrier
            case "tracking": return tracking.carrier.flatMap { Carrier.page(for: tracking.number, of: $0) }
            default: return nil
            }
        case .flightNumber(let flight):
            return name == "airline" ? flight.airline : name == "number" ? flight.number : nil
        case .paymentIdentifier(let identifier): return name == "number" ? identifier.number : nil
        case .identifier(let identifier):
            switch name {
            case "number": return identifier.number
            case "country": return identifier.country
            case "page": return identifier.page
            default: return nil
            }
        case .coordinates(let place):
            return name == "latitude" ? place.latitude.short : name == "longitude" ? place.longitude.short : nil
        case .socialTag(let tag): return name == "name" ? tag.name : name == "url" ? tag.url : nil
        }
    }

    private var line: String { inOneLine(separator: " ") }

    private func inOneLine(separator: String) -> String {
        // Most texts are one.
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x80 }) { return text }
        return text.split(whereSeparator: \.isNewline).joined(separator: separator)
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
