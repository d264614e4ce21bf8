/// Why a whole request is refused, as Google says it: `{"error": {"code", "message", "status"}}`.
package struct GoogleVisionError: Error, Hashable, Sendable, Codable {
    package struct Content: Hashable, Sendable, Codable {
        /// The HTTP status.
        package var code: Int
        package var message: String
        /// Google's name of the status, such as "INVALID_ARGUMENT".
        package var status: String
    }

    package var error: Content

    package init(code: Int, status: String, message: String) {
        error = Content(code: code, message: message, status: status)
    }

    static func invalidArgument(_ message: String) -> GoogleVisionError {
        GoogleVisionError(code: 400, status: "INVALID_ARGUMENT", message: message)
    }
}
