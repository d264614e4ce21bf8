internal import HTTPTypes
internal import Hummingbird
internal import LiveText

/// `POST /computervision/imageanalysis:analyze`, for clients of Azure Image Analysis 4.0.
struct AzureVisionRoute: Sendable {
    let service: QueuedService
    let bodies: BodyReader
    let settings: ServerSettings

    func answer(to incoming: IncomingRequest) async throws -> Response {
        try await service.refuseIfFull()
        do {
            let request = try AzureAnalysisRequest(query: incoming.query.map { ($0.name, $0.value) })
            return try await bodies.withBody(
                of: incoming.request, context: incoming.context, limit: settings.limits.bytes
            ) { body in
                try Response(
                    json: try await incoming.context.presence.whilePresent {
                        try await request.result(
                            of: body, contentType: incoming.request.headers[.contentType], from: service,
                            configuration: settings.textConfiguration)
                    })
            }
        } catch let error as AzureVisionError {
            var response = try Response(json: error, status: HTTPResponse.Status(code: error.status))
            if error.status == 503 { response.headers[.retryAfter] = "1" }
            response.headers[named: "x-ms-error-code"] = error.code
            return response
        }
    }

    /// A refusal of what did not get so far as to be read.
    @Sendable static func refusal(_ problem: Problem) -> Response {
        let error = AzureVisionError(problem)
        var response = Response(problem, as: error)
        response.headers[named: "x-ms-error-code"] = error.code
        return response
    }
}
