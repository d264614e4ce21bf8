internal import HTTPTypes

/// The key that a request comes with, wherever clients put it.
enum PresentedKey {
    static func key(of headers: HTTPFields, query: QueryString) -> String? {
        if let authorization = headers[.authorization] {
            let parts = authorization.split(separator: " ", maxSplits: 1)
            if parts.count == 2, parts[0].lowercased() == "bearer" { return String(parts[1]) }
        }
        // All but the first are what clients of other vendors' services send.
        return headers[named: "X-API-Key"] ?? headers[named: "Ocp-Apim-Subscription-Key"]
            ?? headers[named: "X-Goog-Api-Key"] ?? query.key
    }
}
