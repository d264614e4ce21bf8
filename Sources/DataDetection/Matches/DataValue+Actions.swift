extension DataValue {
    /// What a person may want to do with the value, which the text writes as `text`.
    func actions(for text: String) -> [DataAction] {
        switch self {
        case .link(let url):
            return [DataAction(title: "Open Link", url: url)]
        case .emailAddress(let address):
            return [DataAction(title: "Send Email", url: "mailto:" + address.percentEncoded(keeping: "@+"))]
        case .phoneNumber(let number):
            let digits = number.e164 ?? text.dialString
            let suffix = number.extension.map { ";ext=" + $0 } ?? ""
            return [DataAction(title: "Call", url: "tel:" + digits + suffix)]
        case .date, .money, .measurement, .trackingNumber, .flightNumber, .ipAddress, .paymentIdentifier: return []
        case .postalAddress:
            let query = text.split(whereSeparator: \.isNewline).joined(separator: ", ")
            return [DataAction(title: "Show in Maps", url: "geo:0,0?q=" + query.percentEncoded(keeping: ""))]
        }
    }
}

extension String {
    /// The digits in ASCII, with a plus sign before them if the number starts with one: what one would dial.
    fileprivate var dialString: String {
        let digits = compactMap(\.wholeNumberValue).map(String.init).joined()
        return first { !$0.isWhitespace && $0 != "(" } == "+" ? "+" + digits : digits
    }

    /// The text with every byte escaped that RFC 3986 does not leave unreserved, but for those in `kept`.
    fileprivate func percentEncoded(keeping kept: String) -> String {
        let kept = Set(kept.utf8)
        return utf8.reduce(into: "") { result, byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            case _ where kept.contains(byte):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
    }
}
