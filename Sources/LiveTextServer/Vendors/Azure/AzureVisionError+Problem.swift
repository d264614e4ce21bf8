internal import HTTPTypes

extension AzureVisionError {
    /// What Azure's services call a problem.
    init(_ problem: Problem) {
        let (code, cause) =
            switch problem.status.code {
            // Said by the gateway before the service, which has numbers for names.
            case 401: ("401", "Unauthorized")
            case 405: ("InvalidRequest", "MethodNotAllowed")
            case 408, 504: ("Timeout", "Timeout")
            case 413: ("InvalidRequest", "InvalidImageSize")
            // A worker that ended is our fault to them.
            case 422, 500: ("InternalServerError", "FailedToProcess")
            case 503: ("ServiceUnavailable", "ServiceUnavailable")
            default: ("InvalidRequest", "BadArgument")
            }
        self.init(
            status: problem.status.code == 422 ? 500 : problem.status.code, code: code, cause: cause,
            message: problem.detail)
    }
}
