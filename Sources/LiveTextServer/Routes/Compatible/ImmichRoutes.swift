internal import HTTPTypes
internal import Hummingbird

/// The paths of Immich's machine learning.
struct ImmichRoutes: Sendable {
    let work: WorkRoute
    /// What does the rest of Immich's work; nil where nothing does.
    let upstream: UpstreamService?

    private struct Greeting: Encodable {
        let message = "Immich ML"
    }

    var routes: [Route] {
        [
            Route(path: "/ping", method: .get, isOpen: true) { _, _ in
                Response(mediaType: "text/plain; charset=utf-8", bytes: "pong".utf8)
            },
            Route(path: "/", method: .get, isOpen: true) { request, _ in try greeting(request) },
            Route(path: "/predict", method: .post, clients: .immich, handler: predict),
        ]
    }

    /// A person gets the page.
    private func greeting(_ request: Request) throws -> Response {
        if request.headers[.accept]?.contains("text/html") == true, let page = BundledFile.page {
            return page.answer(to: request)
        }
        return try Response(json: Greeting())
    }

    private func predict(_ request: Request, _ context: ServerContext) async throws -> Response {
        try await work.withAnswer(to: request, context: context) { answer, body in
            guard answer.head.isForUpstream, let upstream else { return Response(answer) }
            return try await upstream.answer(to: request, body: body)
        }
    }
}
