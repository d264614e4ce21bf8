internal import HTTPTypes

extension GoogleVisionError {
    /// What Google's services call a problem (google.rpc.Code).
    init(_ problem: Problem) {
        let name =
            switch problem.status.code {
            case 401: "UNAUTHENTICATED"
            case 405: "UNIMPLEMENTED"
            case 408, 504: "DEADLINE_EXCEEDED"
            case 429: "RESOURCE_EXHAUSTED"
            // A worker that ended is our fault to them.
            case 422, 500: "INTERNAL"
            case 503: "UNAVAILABLE"
            default: "INVALID_ARGUMENT"
            }
        self.init(code: problem.status.code == 422 ? 500 : problem.status.code, status: name, message: problem.detail)
    }
}
