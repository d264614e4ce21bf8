internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import Logging

/// Takes each request from its path to its answer. A method that a path does not know is told which ones it knows.
struct ServerResponder: HTTPResponder {
    let routes: RouteTable
    let keys: APIKeys?
    let crossOrigin: CrossOriginPolicy
    let metrics: ServerMetrics
    let lifecycle: ServerLifecycle

    func respond(to request: Request, context: ServerContext) async throws -> Response {
        let start = ContinuousClock.now
        let entry = routes.entry(at: request.uri.path)
        // Whatever the method, a path has one service's clients.
        let route = entry?.route(for: request.method) ?? entry?.routes.first
        var context = context
        context.parameters = entry?.parameters ?? [:]
        var response: Response
        var failure: (any Error)?
        do {
            response = try await answer(request, entry: entry, context: context)
        } catch {
            failure = error
            let problem = Problem(error)
            response = Response(problem, for: route?.clients ?? .analyze)
        }
        if request.method == .head { response = response.createHeadResponse() }
        response.headers[named: "X-Request-ID"] = context.id
        // What is for everybody says so itself.
        if response.headers[.accessControlAllowOrigin] == nil {
            response.headers.append(contentsOf: crossOrigin.headers(for: request.headers))
        }
        if lifecycle.isEnding { response.headers[.connection] = "close" }
        SecurityHeaders.add(to: &response.headers)
        metrics.record(.total, since: start)
        metrics.count(kind(of: request, route, response))
        log(request, route, response, failure, seconds: (ContinuousClock.now - start) / .seconds(1), context)
        return response
    }

    private func answer(_ request: Request, entry: RouteTable.Entry?, context: ServerContext) async throws -> Response {
        guard let entry else {
            throw Problem(.notFound, "notFound", "There is nothing at this path: /openapi.json says what there is.")
        }
        if request.method == .options {
            // A browser asks without the key whether it may send the request that has it.
            let asked = crossOrigin.preflightHeaders(for: request.headers, methods: entry.allow)
            return Response(status: .noContent, headers: asked + [.allow: entry.allow])
        }
        guard let route = entry.route(for: request.method), let handler = route.handler(for: request.method) else {
            throw Problem(
                .methodNotAllowed, "methodNotAllowed", "This path knows only \(entry.allow).",
                headers: [.allow: entry.allow])
        }
        if let keys, !route.isOpen {
            let query = QueryString(request.uri.query ?? "")
            guard let key = PresentedKey.key(of: request.headers, query: query), keys.accepts(key) else {
                throw Problem(
                    .unauthorized, "unauthorized",
                    "A key is needed: send it as “Authorization: Bearer …” or X-API-Key.",
                    headers: [.wwwAuthenticate: "Bearer"])
            }
        }
        guard ![.get, .head].contains(request.method) else { return try await handler(request, context) }
        try lifecycle.beginRequest()
        defer { lifecycle.endRequest() }
        return try await handler(request, context)
    }

    private func kind(of request: Request, _ route: Route?, _ response: Response) -> ServerMetrics.RequestKind {
        let known: [HTTPRequest.Method] = [.get, .head, .post, .put, .delete, .patch, .options]
        return ServerMetrics.RequestKind(
            route: route?.path ?? "none", method: known.contains(request.method) ? request.method.rawValue : "other",
            status: response.status.code)
    }

    /// Says what happened, and nothing of what a request held: neither its query, which may hold a key, nor its content.
    private func log(
        _ request: Request, _ route: Route?, _ response: Response, _ failure: (any Error)?, seconds: Double,
        _ context: ServerContext
    ) {
        let kind = kind(of: request, route, response)
        var metadata: Logger.Metadata = [
            "route": .string(kind.route), "method": .string(kind.method),
            "status": .stringConvertible(kind.status),
            "seconds": .stringConvertible((seconds * 10_000).rounded() / 10_000),
        ]
        if let client = context.channel.remoteAddress?.ipAddress { metadata["client"] = .string(client) }
        if let failure { metadata["code"] = .string(Problem(failure).code) }
        // What only whoever runs the server can mend: it failed, or its disk is full.
        let isFault = [500, 507].contains(response.status.code)
        if isFault, let failure { metadata["error"] = .string("\(failure)") }
        let level: Logger.Level = isFault ? .error : .info
        context.logger.log(level: level, "request", metadata: metadata)
    }
}

private func + (one: HTTPFields, other: HTTPFields) -> HTTPFields {
    var sum = one
    sum.append(contentsOf: other)
    return sum
}
