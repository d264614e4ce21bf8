internal import HTTPTypes
internal import Hummingbird

extension Request {
    /// How the client calls this server, without a slash at the end: what it named, behind what a proxy says that it spoke.
    var baseAddress: String {
        let host = head.authority ?? ""
        let isName = host.wholeMatch(of: /[A-Za-z0-9.\-]{1,253}(:\d{1,5})?|\[[0-9a-fA-F:.]{2,45}\](:\d{1,5})?/) != nil
        let scheme = headers[named: "X-Forwarded-Proto"] == "https" ? "https" : "http"
        return "\(scheme)://\(isName ? host : "localhost")"
    }
}
