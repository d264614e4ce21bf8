internal import HTTPTypes
internal import LiveText

/// A request in the form of another service, interpreted.
package protocol CompatibleRequest: Sendable {
    /// Reads what was sent and answers as that service does.
    ///
    /// - Throws: ``Problem``, `ImageAnalysisFailure`, or `CancellationError`.
    func answer(from reader: any ImageReader, options: ReadingOptions) async throws -> WorkerAnswer
}

extension CompatibleRequest {
    /// A text in which clients send an image has no more objects, arrays and commas than this.
    static var valueLimit: Int { 10_000 }

    /// Reads a body in JSON.
    ///
    /// - Throws: ``Problem``, which repeats nothing of the body.
    static func decoded<Value: Decodable>(_ type: Value.Type, from body: [UInt8]) throws(Problem) -> Value {
        guard !JSONShape.exceeds(valueLimit, in: body) else {
            throw Problem(.badRequest, "invalidRequest", "The JSON has too many values: send one document at once.")
        }
        do {
            return try JSONBody.decoded(type, from: body)
        } catch {
            throw Problem(
                .unprocessableContent, "invalidRequest",
                "The body is not the JSON that this path expects: /openapi.json shows it.")
        }
    }
}
