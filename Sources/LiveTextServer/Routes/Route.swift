internal import HTTPTypes
internal import Hummingbird

/// What a path answers.
struct Route: Sendable {
    typealias Handler = @Sendable (Request, ServerContext) async throws -> Response

    /// A part that is `*` stands for any.
    let path: String
    let method: HTTPRequest.Method
    /// Whether a key is asked for where the server has any.
    var isOpen = false
    /// Whose clients it has, who are refused in the form that they know; the server's own unless another vendor's.
    var clients = WorkerRequest.Route.analyze
    let handler: Handler

    /// What the route can be asked for. `HEAD` is `GET` without the body.
    var methods: [HTTPRequest.Method] { method == .get ? [.get, .head] : [method] }
}
