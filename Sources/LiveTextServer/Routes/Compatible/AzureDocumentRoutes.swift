internal import HTTPTypes
internal import Hummingbird
internal import LiveText

/// The paths of Azure Document Intelligence's model `prebuilt-read`. A document is read while the client waits for the address of
/// the result, so that the result is there when it asks.
struct AzureDocumentRoutes: Sendable {
    let work: WorkRoute
    let store: ExpiringStore<StoredItem>

    private static let model = "/documentintelligence/documentModels/prebuilt-read"

    var routes: [Route] {
        let results = Self.model + "/analyzeResults/{result}"
        return [
            Route(path: Self.model + ":analyze", method: .post, clients: .azureDocument, handler: analyze),
            Route(path: results, method: .get, clients: .azureDocument, handler: result),
            Route(path: results + "/pdf", method: .get, clients: .azureDocument, handler: document),
            Route(path: results, method: .delete, clients: .azureDocument, handler: forget),
        ]
    }

    private func analyze(_ request: Request, _ context: ServerContext) async throws -> Response {
        let id = ExpiringStore<StoredItem>.newID()
        return try await work.withAnswer(to: request, context: context) { answer, _ in
            guard answer.head.status == 200 else { return Response(answer) }
            var answer = answer
            if let document = answer.takeAttached() {
                try store.keep(.result(document), bytes: document.body.count, as: Self.document(of: id))
            }
            try store.keep(.result(answer), bytes: answer.body.count, as: id)
            let version = "?api-version=2024-11-30"
            let headers: HTTPFields = [.retryAfter: "1"]
            var response = Response(status: .accepted, headers: headers)
            response.headers[named: "Operation-Location"] =
                request.baseAddress + Self.model + "/analyzeResults/" + id + version
            response.headers[named: "apim-request-id"] = id
            return response
        }
    }

    private func result(_ request: Request, _ context: ServerContext) throws -> Response {
        guard case .result(let answer) = store.value(of: context.parameters["result"] ?? "") else { throw Self.missing }
        return Response(answer)
    }

    private func document(_ request: Request, _ context: ServerContext) throws -> Response {
        let id = Self.document(of: context.parameters["result"] ?? "")
        guard case .result(let answer) = store.value(of: id) else { throw Self.missing }
        return Response(answer)
    }

    private func forget(_ request: Request, _ context: ServerContext) throws -> Response {
        let id = context.parameters["result"] ?? ""
        _ = store.remove(Self.document(of: id))
        guard store.remove(id) else { throw Self.missing }
        return Response(status: .noContent)
    }

    /// The name of the PDF that goes with a result.
    private static func document(of id: String) -> String { id + "/pdf" }

    private static let missing = Problem(
        .notFound, "notFound", "There is no such result: it was deleted, or kept for long enough.")
}
