internal import HTTPTypes
internal import Hummingbird
internal import LiveText

/// `POST /v1/images:annotate`, for clients of Google Cloud Vision.
struct GoogleVisionRoute: Sendable {
    let service: QueuedService
    let bodies: BodyReader
    let settings: ServerSettings

    func answer(to incoming: IncomingRequest) async throws -> Response {
        try await service.refuseIfFull()
        // Base64 takes four bytes for three.
        let limit = settings.limits.bytes / 3 * 4 + 1_000_000
        return try await bodies.withBody(of: incoming.request, context: incoming.context, limit: limit) { body in
            do {
                let request = try GoogleVisionRequest(body: body)
                return try Response(
                    json: try await incoming.context.presence.whilePresent {
                        try await request.response(
                            from: TimedService(service: service, time: settings.deadline),
                            configuration: settings.textConfiguration)
                    })
            } catch let error as GoogleVisionError {
                return try Response(json: error, status: HTTPResponse.Status(code: error.error.code))
            }
        }
    }

    /// A refusal of the whole request.
    @Sendable static func refusal(_ problem: Problem) -> Response {
        Response(problem, as: GoogleVisionError(problem))
    }
}
