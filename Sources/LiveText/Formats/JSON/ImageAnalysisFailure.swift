package import Foundation
internal import Imaging

/// Why an image could not be analysed, in the form that JSON gives: `{"code", "message"}`.
public struct ImageAnalysisFailure: Error, Hashable, Sendable, Codable {
    /// The name of an `ImageAnalysisError.Code`; "cancelled" or "internal" for any other error.
    public let code: String
    /// What happened and what to do about it, as a sentence.
    public let message: String

    package init(code: String, message: String) {
        self.code = code
        self.message = message
    }

    /// Makes a failure from a line of JSON that cannot be read; the reason is a sentence without its full stop.
    package init(unreadableLine line: Data, reason: String) {
        self.init(
            code: "unreadableLine", message: "\(reason): \(String(decoding: line.prefix(60), as: UTF8.self))")
    }

    /// Makes a failure from any error that an analyzer throws.
    public init(_ error: any Error) {
        switch error {
        case let error as ImageAnalysisError:
            (code, message) = (error.code.description, error.message)
        case is CancellationError:
            (code, message) = ("cancelled", "The analysis was cancelled.")
        default:
            (code, message) = ("internal", "\(error)")
        }
    }
}
