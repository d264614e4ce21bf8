internal import HTTPTypes
internal import LiveText

/// A text in which data is to be found, and how.
package struct DetectionRequest: Sendable {
    private enum Kind {
        case text, json, jsonLines
    }

    private let kind: Kind
    private let text: String
    private let session: DetectionSession

    /// - Throws: ``Problem`` or `InvalidOption`.
    init(body: [UInt8], contentType: String?, options: [Field]) throws {
        kind = try Self.kind(of: contentType)
        session = try DetectionOptions.session(options)
        guard let text = String(validating: body, as: UTF8.self) else {
            throw Problem(.badRequest, "invalidRequest", "The text is not in UTF-8.")
        }
        self.text = text
    }

    /// Finds the data, which takes as long as it takes.
    ///
    /// - Throws: ``Problem`` where a line of JSON that is the whole body cannot be answered.
    func answer() throws -> WorkerAnswer {
        var session = session
        switch kind {
        case .text: return try WorkerAnswer(json: session.answer(toText: text))
        case .json:
            let answer = session.answer(toLine: text)
            if let error = answer.error { throw Problem(.badRequest, "invalidRequest", error.message + ".") }
            return try WorkerAnswer(json: answer)
        case .jsonLines:
            var lines: [UInt8] = []
            for line in text.split(whereSeparator: \.isNewline) where !line.allSatisfy(\.isWhitespace) {
                lines += (try OrderedJSONEncoder().encode(session.answer(toLine: String(line))) + "\n").utf8
            }
            return WorkerAnswer(head: .init(status: 200, mediaType: "application/jsonl"), body: lines)
        }
    }

    private static func kind(of contentType: String?) throws(Problem) -> Kind {
        switch contentType.map({ HeaderValue($0).value }) {
        case "text/plain": return .text
        case "application/json": return .json
        case "application/jsonl", "application/x-ndjson", "application/jsonlines": return .jsonLines
        default:
            throw Problem(
                .unsupportedMediaType, "unsupportedMediaType",
                "This type of body cannot be read: send text/plain, application/json or application/jsonl.")
        }
    }
}
