/// Where another service listens, within the network that its administrator trusts: `http://host:port`, perhaps with a path.
package struct UpstreamAddress: Hashable, Sendable {
    let host: String
    let port: Int
    /// What comes before the path of a request; empty or with a slash at its start and none at its end.
    let path: String

    /// Nil where the text is no such address.
    package init?(_ text: String) {
        guard
            let match = text.wholeMatch(
                of: /http:\/\/(\[[0-9a-fA-F:.]+\]|[A-Za-z0-9._-]+)(?::(\d{1,5}))?((?:\/[A-Za-z0-9._~-]+)*)\/?/),
            let port = Int(match.output.2 ?? "80"), (1...65_535).contains(port)
        else { return nil }
        host = match.output.1.trimmingBrackets
        self.port = port
        path = String(match.output.3)
    }

    /// The same as the header `Host` has it.
    var authority: String { (host.contains(":") ? "[\(host)]" : host) + ":\(port)" }
}

extension Substring {
    fileprivate var trimmingBrackets: String { String(hasPrefix("[") ? dropFirst().dropLast() : self) }
}
