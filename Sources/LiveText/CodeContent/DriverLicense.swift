internal import DataDetection

/// A driver's licence or identity card of North America (AAMVA's card design standard).
public struct DriverLicense: Hashable, Sendable, Encodable {
    /// The card's number.
    public let number: String
    /// The family name.
    public let familyName: String?
    /// The given name.
    public let givenName: String?
    /// The middle name.
    public let middleName: String?
    /// The day of birth in ISO 8601.
    public let birthDate: String?
    /// The day of issue in ISO 8601.
    public let issueDate: String?
    /// The last day on which it holds, in ISO 8601.
    public let expiryDate: String?
    /// Street and number.
    public let street: String?
    /// The town.
    public let city: String?
    /// The state or province.
    public let state: String?
    /// The postal code.
    public let postalCode: String?
    /// "USA" or "CAN"; nil where it is not said.
    public let country: String?
    /// Who issued it, by the number that AAMVA gave.
    public let issuer: String

    /// Reads a payload; nil without AAMVA's header or a card's number.
    init?(_ text: String) {
        let lines = text.split(whereSeparator: { $0.isNewline || $0 == "\u{1E}" })
        guard lines.first?.first == "@", let start = text.firstRange(of: "ANSI ") ?? text.firstRange(of: "AAMVA") else {
            return nil
        }
        let header = text[start.upperBound...].prefix(6)
        guard header.count == 6, header.allSatisfy(\.isASCIIDigit) else { return nil }
        issuer = String(header)
        var fields: [Substring: String] = [:]
        for line in lines {
            // The first field stands behind its section's name: "DLDAQ…", at the end of the header in most.
            let names: [Substring] = ["DLDAQ", "IDDAQ", "DLDCA", "IDDCA", "DLDAA", "IDDAA"].compactMap { name in
                line.firstRange(of: name).map { line[$0.lowerBound...].dropFirst(2) }
            }
            let field = names.first ?? line
            let code = field.prefix(3)
            guard code.count == 3, code.first == "D", code.allSatisfy({ $0.isASCII && $0.isUppercase }),
                fields[code] == nil
            else { continue }
            fields[code] = field.dropFirst(3).trimmed
        }
        // Licences write unknown values like this.
        let known = fields.filter { !["", "NONE", "UNAVL", "UNAV"].contains($0.value.uppercased()) }
        guard let number = known["DAQ"] else { return nil }
        self.number = number
        let country = known["DCG"]
        // The first version has the whole name in one field: family, given, middle.
        let parts = (known["DAA"] ?? "").split(separator: ",").map(\.trimmed)
        // The second has all given names in one.
        let given = (known["DCT"] ?? "").split(whereSeparator: { $0 == "," || $0 == " " }).map(String.init)
        familyName = known["DCS"] ?? known["DAB"] ?? parts.first
        givenName = known["DAC"] ?? given.first ?? (parts.count > 1 ? parts[1] : nil)
        middleName =
            known["DAD"] ?? given.dropFirst().joined(separator: " ").nonEmpty ?? (parts.count > 2 ? parts[2] : nil)
        func date(_ name: Substring) -> String? { known[name].flatMap { Self.iso($0, country: country) } }
        birthDate = date("DBB")
        issueDate = date("DBD")
        expiryDate = date("DBA")
        street = known["DAG"]
        city = known["DAI"]
        state = known["DAJ"]
        postalCode = known["DAK"]
        self.country = country
    }

    /// Month, day, year in the United States; year, month, day in Canada and in the first versions.
    private static func iso(_ text: String, country: String?) -> String? {
        guard text.count == 8, text.allSatisfy(\.isASCIIDigit) else { return nil }
        let isYearFirst = country == "CAN" || (text.prefix(2).digitValue() ?? 0) > 12
        return CivilMoment(iso: isYearFirst ? text : String(text.suffix(4)) + text.prefix(4))?.iso
    }
}
