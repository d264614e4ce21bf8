internal import DataDetection
internal import DocumentModel

/// The number of a product: EAN and UPC barcodes.
public struct ProductNumber: Hashable, Sendable, Encodable {
    /// The Global Trade Item Number with all its 14 digits.
    public let gtin: String
    /// The International Standard Book Number of 13 digits, where the product is a book.
    public let isbn: String?
    /// The International Standard Serial Number with its hyphen, where the product is a journal.
    public let issn: String?

    /// Reads a payload; nil for other kinds of codes, and for a wrong check digit.
    init?(_ text: String, in symbology: Symbology) {
        let length: Int? =
            switch symbology {
            case .ean8, .upce: 8
            case .upca: 12
            case .ean13: 13
            case .itf14: 14
            default: nil
            }
        guard let length, text.count == length, text.allSatisfy(\.isASCIIDigit) else { return nil }
        let digits = symbology == .upce ? Self.expanded(text) : text
        guard GTIN.accepts(digits.utf8) else { return nil }
        gtin = String(repeating: "0", count: 14 - digits.count) + digits
        let isBook = symbology == .ean13 && (text.hasPrefix("978") || text.hasPrefix("979") && !text.hasPrefix("9790"))
        isbn = isBook ? text : nil
        issn = symbology == .ean13 && text.hasPrefix("977") ? Self.issn(String(text.dropFirst(3).prefix(7))) : nil
    }

    /// UPC-A's twelve digits for UPC-E's eight.
    private static func expanded(_ text: String) -> String {
        let digits = Array(text)
        let (system, check, kind) = (String(digits[0]), String(digits[7]), digits[6])
        func part(_ range: Range<Int>) -> String { String(digits[range]) }
        let body =
            switch kind {
            case "0", "1", "2": part(1..<3) + String(kind) + "0000" + part(3..<6)
            case "3": part(1..<4) + "00000" + part(4..<6)
            case "4": part(1..<5) + "00000" + part(5..<6)
            default: part(1..<6) + "0000" + String(kind)
            }
        return system + body + check
    }

    private static func issn(_ digits: String) -> String {
        let sum = zip(digits.compactMap(\.wholeNumberValue), (2...8).reversed()).map { $0 * $1 }.reduce(0, +)
        let check = (11 - sum % 11) % 11
        return digits.prefix(4) + "-" + digits.suffix(3) + (check == 10 ? "X" : "\(check)")
    }
}
