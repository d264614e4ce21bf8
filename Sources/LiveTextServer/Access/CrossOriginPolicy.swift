internal import HTTPTypes

/// Which web pages of other origins may read answers; none unless listed.
package struct CrossOriginPolicy: Hashable, Sendable {
    private let origins: Set<String>

    /// - Parameter origins: as browsers send them: scheme, host, and the port unless it is the scheme's own.
    package init(origins: some Sequence<String> = []) {
        self.origins = Set(origins)
    }

    /// The headers of an answer to a request.
    func headers(for request: HTTPFields) -> HTTPFields {
        guard !origins.isEmpty else { return [:] }
        var headers: HTTPFields = [.vary: "Origin"]
        if let origin = request[.origin], origins.contains(origin) {
            headers[.accessControlAllowOrigin] = origin
            headers[.accessControlExposeHeaders] = "ETag, Location, Retry-After, X-Request-ID"
        }
        return headers
    }

    /// What is added where a browser asks before it sends a request.
    func preflightHeaders(for request: HTTPFields, methods: String) -> HTTPFields {
        guard let origin = request[.origin], origins.contains(origin) else { return [:] }
        return [
            .accessControlAllowMethods: methods,
            .accessControlAllowHeaders:
                "Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, Last-Event-ID, X-API-Key",
            .accessControlMaxAge: "600",
        ]
    }
}
