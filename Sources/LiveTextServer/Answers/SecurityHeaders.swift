internal import HTTPTypes

/// What tells browsers to trust an answer no further than they must.
enum SecurityHeaders {
    /// Adds the headers that every answer has, unless the answer brings its own.
    static func add(to headers: inout HTTPFields) {
        headers[.xContentTypeOptions] = "nosniff"
        headers[named: "Referrer-Policy"] = "no-referrer"
        if headers[.contentSecurityPolicy] == nil {
            // Answers may be drawings or pages that show what a stranger's picture holds: nothing in them runs or loads.
            headers[.contentSecurityPolicy] =
                "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"
        }
        // An older browser's word for it; pages that others may frame say so in their policy.
        if headers[.contentSecurityPolicy]?.contains("frame-ancestors 'none'") != false {
            headers[named: "X-Frame-Options"] = "DENY"
        }
        if headers[.cacheControl] == nil { headers[.cacheControl] = "no-store" }
    }
}
