internal import HTTPTypes
internal import Hummingbird
internal import LiveText

/// A path whose requests are answered by workers: takes a request's bytes to one, and brings back what may be passed on.
struct WorkRoute: Sendable {
    let route: WorkerRequest.Route
    /// Bytes that a body may have.
    let bodyLimit: Int
    let queue: RequestQueue
    let bodies: BodyReader
    let answers: AnswerStore
    let metrics: ServerMetrics
    let settings: ServerSettings

    func answer(to request: Request, context: ServerContext) async throws -> Response {
        // Before the upload: a client that asks first, with `Expect`, does not send it in vain.
        guard await !queue.isFull else { throw ImageAnalysisFailure.full }
        return try await bodies.withBody(of: request, context: context, limit: bodyLimit) { body, digest in
            let arrival = ContinuousClock.now
            let query = QueryString(request.uri.query ?? "")
            let work = workerRequest(request, query: query)
            let key = route == .analyze ? await answers.key(of: work, body: digest) : nil
            if let key, let known = answers.answer(for: key) { return response(known, key: key, to: request) }
            let answer = try await self.answer(to: work, body: body, arrival: arrival, context: context)
            guard let key, answer.head.isRepeatable, answer.head.status == 200 else { return Response(answer) }
            answers.keep(answer, for: key)
            return response(answer, key: key, to: request)
        }
    }

    /// Has a worker answer a request.
    ///
    /// - Parameters:
    ///   - request: The request, whose body is read now.
    ///   - context: Its connection.
    ///   - storedID: The name under which the caller will keep what comes of it.
    ///   - use: Gets the answer and the body, whose memory counts as an upload's until it returns.
    /// - Returns: What `use` makes of them.
    /// - Throws: ``Problem``, `ImageAnalysisFailure`, or what `use` throws.
    func withAnswer<Result>(
        to request: Request, context: ServerContext, storedID: String = "",
        _ use: (WorkerAnswer, [UInt8]) async throws -> Result
    ) async throws -> Result {
        guard await !queue.isFull else { throw ImageAnalysisFailure.full }
        return try await bodies.withBody(of: request, context: context, limit: bodyLimit) { body, _ in
            var work = workerRequest(request, query: QueryString(request.uri.query ?? ""))
            work.storedID = storedID
            return try await use(try await answer(to: work, body: body, arrival: .now, context: context), body)
        }
    }

    /// Has a worker answer a request whose body is there.
    func answer(
        to work: WorkerRequest, body: [UInt8], arrival: ContinuousClock.Instant = .now, context: ServerContext
    ) async throws -> WorkerAnswer {
        let answer = try await context.presence.whilePresent { [queue] in
            try await queue.answer(to: work, body: body, arrival: arrival)
        }
        metrics.record(answer.head.times)
        return answer
    }

    func workerRequest(_ request: Request, query: QueryString) -> WorkerRequest {
        var work = WorkerRequest(route: route)
        work.query = query.withoutKey
        work.contentType = request.headers[.contentType]
        work.accept = request.headers[.accept]
        work.limits = settings.limits
        work.partLimit = settings.partLimit
        work.answerLimit = route == .detect ? settings.textAnswerLimit : settings.answerLimit
        work.deadline = min(query.deadline ?? settings.deadline, settings.deadline)
        return work
    }

    /// An answer that the same request gets again. A client that has it is told so; that it is a good one is known by now.
    private func response(_ answer: WorkerAnswer, key: Digest, to request: Request) -> Response {
        let tag = EntityTag(key)
        if tag.isListed(in: request.headers[.ifNoneMatch]) {
            return Response(status: .notModified, headers: [.eTag: tag.description])
        }
        var response = Response(answer)
        response.headers[.eTag] = tag.description
        response.headers[.cacheControl] = "private, no-cache"
        return response
    }
}
