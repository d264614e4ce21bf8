internal import DataDetection

/// A payment in a cryptocurrency: `bitcoin:` (BIP 21) and its likes, `ethereum:` (EIP-681), `lightning:`.
public struct CryptoPayment: Hashable, Sendable, Encodable {
    /// The currency, by the scheme's name: "bitcoin", "ethereum" …
    public let currency: String
    /// The address, or the invoice of Lightning.
    public let address: String
    /// How much, in the currency's own unit as the payload writes it (wei for Ethereum); nil where it is left to the
    /// payer.
    public let amount: String?
    /// The receiver's name.
    public let label: String?
    /// What it is for.
    public let message: String?
    /// The number of the chain, for Ethereum; nil where it is not said.
    public let chain: String?

    private static let schemes: Set = [
        "bitcoin", "bitcoincash", "litecoin", "dogecoin", "dash", "zcash", "monero", "ethereum", "lightning",
    ]

    /// Reads a payload; nil where the address has other signs than addresses have, the amount is not a number, or the
    /// payload requires what is not known.
    init?(_ text: String) {
        let scheme = text.prefix { $0 != ":" }.lowercased()
        guard Self.schemes.contains(scheme) else { return nil }
        let parts = URIParts(text)
        // Unknown fields with this prefix make a payment invalid (BIP 21).
        guard !parts.query.contains(where: { $0.name.hasPrefix("req-") }) else { return nil }
        var address = parts.path[...]
        if scheme == "ethereum" {
            if address.hasPrefix("pay-") { address = address.dropFirst(4) }
            let pieces = address.prefix { $0 != "/" }.split(separator: "@", maxSplits: 1)
            chain = pieces.count > 1 ? String(pieces[1]) : nil
            address = pieces.first ?? ""
        } else {
            chain = nil
        }
        guard address.count >= 20, address.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") })
        else {
            return nil
        }
        amount = parts["amount"] ?? parts["tx_amount"] ?? parts["value"]
        guard amount.map({ ($0.decimalValue ?? -1) >= 0 }) ?? true else { return nil }
        currency = scheme
        self.address = String(address)
        label = parts["label"] ?? parts["recipient_name"]
        message = parts["message"] ?? parts["tx_description"]
    }
}
