internal import HTTPTypes
internal import Hummingbird
internal import LiveText

/// The paths of Mistral's OCR: documents that come with the question, and files that are sent before it.
struct MistralRoutes: Sendable {
    let document: WorkRoute
    let upload: WorkRoute
    let store: ExpiringStore<StoredItem>

    private struct Address: Encodable {
        let url: String
    }

    private struct Deletion: Encodable {
        let id: String
        let object = "file"
        let deleted = true
    }

    var routes: [Route] {
        [
            route("/v1/ocr", .post, read), route("/v1/files", .post, keep), route("/v1/files/{file}", .get, describe),
            route("/v1/files/{file}", .delete, forget), route("/v1/files/{file}/url", .get, address),
        ]
    }

    private func route(_ path: String, _ method: HTTPRequest.Method, _ handler: @escaping Route.Handler) -> Route {
        Route(path: path, method: method, clients: .mistral, handler: handler)
    }

    private func read(_ request: Request, _ context: ServerContext) async throws -> Response {
        try await document.withAnswer(to: request, context: context) { answer, _ in
            guard let id = answer.head.storedID else { return Response(answer) }
            guard case .file(let body, let contentType, _) = store.value(of: id) else { throw Self.missing }
            var work = document.workerRequest(request, query: QueryString(""))
            work.route = .mistralFile
            work.query = String(decoding: answer.body, as: UTF8.self)
            work.contentType = contentType
            return Response(try await document.answer(to: work, body: body, context: context))
        }
    }

    private func keep(_ request: Request, _ context: ServerContext) async throws -> Response {
        let id = ExpiringStore<StoredItem>.newID()
        return try await upload.withAnswer(to: request, context: context, storedID: id) { answer, body in
            guard answer.head.status == 200 else { return Response(answer) }
            let file = StoredItem.file(body: body, contentType: request.headers[.contentType], about: answer)
            try store.keep(file, bytes: body.count + answer.body.count, as: id)
            return Response(answer)
        }
    }

    private func describe(_ request: Request, _ context: ServerContext) throws -> Response {
        guard case .file(_, _, let about) = store.value(of: context.parameters["file"] ?? "") else {
            throw Self.missing
        }
        return Response(about)
    }

    private func address(_ request: Request, _ context: ServerContext) throws -> Response {
        let id = context.parameters["file"] ?? ""
        guard case .file = store.value(of: id) else { throw Self.missing }
        // Nothing is at this path: the client sends it back, and the name in it is what counts.
        return try Response(json: Address(url: "\(request.baseAddress)/v1/files/\(id)/content"))
    }

    private func forget(_ request: Request, _ context: ServerContext) throws -> Response {
        let id = context.parameters["file"] ?? ""
        guard case .file = store.value(of: id), store.remove(id) else { throw Self.missing }
        return try Response(json: Deletion(id: id))
    }

    private static let missing = Problem(
        .notFound, "notFound", "There is no such file: it was never sent, deleted, or kept for long enough.")
}
