internal import HTTPTypes
internal import Hummingbird
internal import LiveText

/// `POST /v1/detect`: text in, the data in it out.
struct DetectRoute: Sendable {
    let service: DetectionService
    let bodies: BodyReader
    let textLimit: Int

    private enum Kind {
        case text, json, jsonLines
    }

    func answer(to incoming: IncomingRequest) async throws -> Response {
        let kind = try Self.kind(of: incoming.request.headers[.contentType])
        let detection = try DetectionOptions.detection(incoming.query)
        return try await bodies.withBody(of: incoming.request, context: incoming.context, limit: textLimit) { body in
            guard let text = String(validating: body, as: UTF8.self) else {
                throw Problem(.badRequest, "invalidRequest", "The text is not in UTF-8.")
            }
            let answers = try await incoming.context.presence.whilePresent {
                try await service.answer { Self.answers(to: text, kind, detection) }
            }
            if kind == .jsonLines {
                let lines = try answers.map { try OrderedJSONEncoder().encode($0) + "\n" }
                return Response(mediaType: "application/jsonl", bytes: lines.joined().utf8)
            }
            guard let answer = answers.first, answer.error == nil else {
                throw Problem(.badRequest, "invalidRequest", "The body is no JSON object with a “text”.")
            }
            return try Response(json: answer)
        }
    }

    private static func answers(to text: String, _ kind: Kind, _ detection: TextDetection) -> [DetectionAnswer] {
        var detection = detection
        switch kind {
        case .text: return [detection.answer(toText: text)]
        case .json: return [detection.answer(toLine: text)]
        case .jsonLines:
            let lines = text.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }
            return lines.map { detection.answer(toLine: String($0)) }
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
                "The body's type is none that is read: send text/plain, application/json or application/jsonl.")
        }
    }
}
