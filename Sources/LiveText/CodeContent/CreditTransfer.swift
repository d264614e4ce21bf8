internal import DataDetection

/// A SEPA credit transfer: the European Payments Council's QR code (EPC069-12), "Girocode".
public struct CreditTransfer: Hashable, Sendable, Encodable {
    /// Who gets the money.
    public let name: String
    /// The account, without spaces.
    public let iban: String
    /// The bank; nil where it is not said.
    public let bic: String?
    /// How much, with a point before the cents; nil where it is left to the payer.
    public let amount: String?
    /// ISO 4217: always "EUR".
    public let currency: String
    /// ISO 20022's code for what it is for, such as "CHAR".
    public let purpose: String?
    /// The creditor's reference (ISO 11649).
    public let reference: String?
    /// The text for the receiver, where there is no reference.
    public let remittance: String?
    /// What the payer is told.
    public let information: String?

    /// Reads a payload; nil where a line is not as the guidelines want it or the account's check digits are wrong.
    init?(_ text: String) {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(\.trimmed)
        func line(_ index: Int) -> String? { lines.indices.contains(index) ? lines[index].nonEmpty : nil }
        guard line(0) == "BCD", let version = line(1), version == "001" || version == "002",
            let charset = line(2)?.digitValue(), (1...8) ~= charset, line(3) == "SCT" || line(3) == "INST",
            let name = line(5), name.count <= 70, let iban = line(6)?.filter({ $0 != " " }).uppercased(),
            Self.isIBAN(iban)
        else { return nil }
        bic = line(4)?.uppercased()
        // The first version cannot do without the bank.
        guard bic != nil || version == "002", bic.map({ $0.count == 8 || $0.count == 11 }) ?? true else { return nil }
        if let money = line(7) {
            let number = money.dropFirst(3)
            let parts = number.split(separator: ".", omittingEmptySubsequences: false)
            guard money.hasPrefix("EUR"), (1...2) ~= parts.count, let euros = parts.first, (1...9) ~= euros.count,
                parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }),
                parts.count < 2 || parts[1].count <= 2
            else { return nil }
            amount = String(number)
        } else {
            amount = nil
        }
        self.name = name
        self.iban = iban
        currency = "EUR"
        purpose = line(8)
        reference = line(9)
        remittance = line(10)
        information = line(11)
        guard reference == nil || remittance == nil else { return nil }
    }

    /// Whether the check digits (ISO 7064, modulo 97) are right.
    private static func isIBAN(_ text: String) -> Bool {
        guard (15...34) ~= text.count, text.prefix(2).allSatisfy({ $0.isASCII && $0.isLetter }) else { return false }
        var remainder = 0
        for character in text.dropFirst(4) + text.prefix(4) {
            guard character.isASCII, let value = String(character).digitValue(radix: 36) else { return false }
            remainder = (remainder * (value < 10 ? 10 : 100) + value) % 97
        }
        return remainder == 1
    }
}
