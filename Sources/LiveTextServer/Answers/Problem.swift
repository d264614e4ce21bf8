internal import HTTPTypes
internal import LiveText

/// Why a request is refused, as RFC 9457 writes it: `{"title", "status", "detail", "code"}`.
struct Problem: Error, Hashable {
    let status: HTTPResponse.Status
    /// A name for programs: the library's where it is the library that refuses.
    let code: String
    /// What happened and what to do about it, as a sentence.
    let detail: String
    var headers: HTTPFields

    init(_ status: HTTPResponse.Status, _ code: String, _ detail: String, headers: HTTPFields = [:]) {
        self.status = status
        self.code = code
        self.detail = detail
        self.headers = headers
    }

    /// There is too much to do; it is worth trying again.
    static func busy(_ detail: String) -> Problem {
        Problem(.serviceUnavailable, "busy", detail, headers: [.retryAfter: "1"])
    }
}

extension Problem: Encodable {
    private enum CodingKeys: String, CodingKey {
        case title, status, detail, code
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        // Without a "type" a problem is what its status says (RFC 9457, 4.2.1), and so is its title.
        try container.encode(status.reasonPhrase, forKey: .title)
        try container.encode(status.code, forKey: .status)
        try container.encode(detail, forKey: .detail)
        try container.encode(code, forKey: .code)
    }
}
