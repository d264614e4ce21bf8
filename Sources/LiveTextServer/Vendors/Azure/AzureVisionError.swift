package import LiveText

/// Why a request is refused, as Azure says it: `{"error": {"code", "message", "innererror": {"code", "message"}}}`.
package struct AzureVisionError: Error, Hashable, Sendable, Encodable {
    package struct Content: Hashable, Sendable, Codable {
        package var code: String
        package var message: String
    }

    /// The HTTP status.
    package var status: Int
    /// The kind of error, which clients show and the header `x-ms-error-code` repeats.
    package var code: String
    /// What exactly is wrong.
    package var cause: Content

    private enum CodingKeys: CodingKey {
        case error
    }

    private enum ErrorKeys: CodingKey {
        case code, message, innererror
    }

    package init(status: Int, code: String, cause: String, message: String) {
        self.status = status
        self.code = code
        self.cause = Content(code: cause, message: message)
    }

    package init(_ failure: ImageAnalysisFailure) {
        let (status, code, cause) =
            switch failure.code {
            case "unreadableImage", "unsupportedFormat": (400, "InvalidRequest", "InvalidImageFormat")
            case "imageTooLarge": (400, "InvalidRequest", "InvalidImageSize")
            case "languageUnavailable": (400, "InvalidRequest", "NotSupportedLanguage")
            case "busy": (503, "ServiceUnavailable", "ServiceUnavailable")
            case "engineUnavailable": (503, "ServiceUnavailable", "ServiceUnavailable")
            case "timedOut": (504, "Timeout", "Timeout")
            default: (500, "InternalServerError", "FailedToProcess")
            }
        self.init(status: status, code: code, cause: cause, message: failure.message)
    }

    /// Writes the object.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        var error = container.nestedContainer(keyedBy: ErrorKeys.self, forKey: .error)
        try error.encode(code, forKey: .code)
        try error.encode(cause.message, forKey: .message)
        try error.encode(cause, forKey: .innererror)
    }

    static func invalid(_ cause: String, _ message: String) -> AzureVisionError {
        AzureVisionError(status: 400, code: "InvalidRequest", cause: cause, message: message)
    }
}
