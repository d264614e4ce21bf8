internal import GRDB
internal import HTTPTypes
internal import LiveText

extension Problem {
    /// The problem that any error is.
    init(_ error: any Error) {
        switch error {
        case let problem as Problem: self = problem
        case let option as InvalidOption: self.init(.badRequest, "invalidOption", option.description)
        case let refusal as WorkerRefusal: self.init(refusal)
        case let failure as ImageAnalysisFailure: self.init(failure)
        case let failure as DatabaseError: self.init(failure)
        default: self.init(ImageAnalysisFailure(error))
        }
    }

    private init(_ failure: ImageAnalysisFailure) {
        let status: HTTPResponse.Status =
            switch failure.code {
            case "unsupportedFormat": .unsupportedMediaType
            case "imageTooLarge": .contentTooLarge
            case "unreadableImage", "languageUnavailable", "recognitionFailed": .unprocessableContent
            case "timedOut": .gatewayTimeout
            case "busy", "cancelled", "engineUnavailable": .serviceUnavailable
            default: .internalServerError
            }
        // An error from outside the library may name files or show content: it goes to the log alone.
        let detail = status == .internalServerError ? "The server failed: its log has more." : failure.message
        self.init(status, failure.code, detail, headers: status == .serviceUnavailable ? [.retryAfter: "1"] : [:])
    }
}
