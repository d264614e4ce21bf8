internal import DataDetection

/// The secret of a generator of one-time passwords: `otpauth://totp/…`.
public struct OneTimePassword: Hashable, Sendable, Encodable {
    /// What makes a password differ from the last.
    public enum Kind: String, Hashable, Sendable, Encodable {
        /// The time (RFC 6238).
        case totp
        /// A counter (RFC 4226).
        case hotp
    }

    /// What makes a password differ from the last.
    public let kind: Kind
    /// Who asks for the password.
    public let issuer: String?
    /// The user's name there.
    public let account: String
    /// The secret in base 32.
    public let secret: String
    /// The hash function: "SHA1", "SHA256" or "SHA512".
    public let algorithm: String
    /// How many digits a password has.
    public let digits: Int
    /// For how many seconds a password of the time holds; nil for one of a counter.
    public let period: Int?
    /// The counter's first value; nil for passwords of the time.
    public let counter: Int?

    /// Reads a payload; nil where the secret or the counter is missing, or a field that should be a number is not.
    init?(_ text: String) {
        let parts = URIParts(text)
        guard parts.path.hasPrefix("//") else { return nil }
        let pieces = parts.path.dropFirst(2).split(separator: "/", maxSplits: 1)
        guard pieces.count == 2, let kind = Kind(rawValue: pieces[0].lowercased()) else { return nil }
        let label = pieces[1].split(separator: ":", maxSplits: 1).map(\.trimmed)
        guard let account = label.last?.nonEmpty, let secret = parts["secret"]?.filter({ $0 != " " && $0 != "=" }),
            !secret.isEmpty, secret.allSatisfy({ "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".contains($0.uppercased()) })
        else { return nil }
        let algorithm = (parts["algorithm"] ?? "SHA1").uppercased().filter { $0 != "-" }
        guard ["SHA1", "SHA256", "SHA512"].contains(algorithm), let digits = (parts["digits"] ?? "6").digitValue(),
            (4...10) ~= digits, let period = (parts["period"] ?? "30").digitValue(), period > 0
        else { return nil }
        self.kind = kind
        self.account = account
        self.secret = secret.uppercased()
        self.algorithm = algorithm
        self.digits = digits
        issuer = parts["issuer"] ?? (label.count > 1 ? label[0].nonEmpty : nil)
        self.period = kind == .totp ? period : nil
        counter = kind == .hotp ? parts["counter"]?.digitValue() : nil
        if kind == .hotp, counter == nil { return nil }
    }
}
