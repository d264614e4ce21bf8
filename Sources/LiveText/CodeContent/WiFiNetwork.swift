/// How to join a wireless network: `WIFI:T:WPA;S:name;P:password;;`.
public struct WiFiNetwork: Hashable, Sendable, Encodable {
    /// How a network is protected.
    public enum Security: String, Hashable, Sendable, Encodable {
        /// Not at all.
        case none
        /// By WEP.
        case wep
        /// By WPA, any version, with a password.
        case wpa
        /// By WPA3 with a password.
        case sae
        /// By WPA with a user's account.
        case eap
    }

    /// The network's name.
    public let ssid: String
    /// How it is protected.
    public let security: Security
    /// The password; nil where there is none.
    public let password: String?
    /// Whether the network does not tell its name.
    public let isHidden: Bool
    /// The user's name, where the network asks for it.
    public let identity: String?
    /// The method of authentication, such as "PEAP", where the network asks for it.
    public let eapMethod: String?

    /// Reads a payload; nil without a name, or with a password that the protection has no use for.
    init?(_ text: String) {
        guard let fields = FieldList(text.dropFirst(5)), let ssid = fields["S"].map(Self.unquoted) else { return nil }
        let password = fields["P"].map(Self.unquoted)
        switch (fields["T"] ?? "").uppercased() {
        case "": security = password == nil ? .none : .wpa
        case "NOPASS": security = .none
        case "WEP": security = .wep
        case "SAE", "WPA3": security = .sae
        case "WPA2-EAP", "WPA-EAP", "WPA3-EAP", "EAP": security = .eap
        case let type where type.hasPrefix("WPA"): security = .wpa
        default: return nil
        }
        self.ssid = ssid
        self.password = security == .none ? nil : password
        isHidden = fields["H"]?.lowercased() == "true"
        identity = fields["I"]
        // Older codes give the method where newer ones say whether the network is hidden.
        let method = fields["E"] ?? fields["H"].flatMap { ["true", "false"].contains($0.lowercased()) ? nil : $0 }
        eapMethod = security == .eap ? method : nil
    }

    /// Quotes mark text that would else be taken for hexadecimal digits.
    private static func unquoted(_ value: String) -> String {
        let isQuoted = value.count > 2 && value.hasPrefix("\"") && value.hasSuffix("\"")
        return isQuoted ? String(value.dropFirst().dropLast()) : value
    }
}
