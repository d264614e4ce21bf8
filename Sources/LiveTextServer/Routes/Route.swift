internal import HTTPTypes
internal import Hummingbird

/// What a path answers.
struct Route: Sendable {
    typealias Handler = @Sendable (Request, ServerContext) async throws -> Response

    /// With `{names}` where any one part of a path may stand.
    let path: String
    /// What answers each method.
    let handlers: [HTTPRequest.Method: Handler]
    /// Whether a key is asked for where the server has any.
    let isOpen: Bool
    /// Whose clients it has, who are refused in the form that they know; the server's own unless another vendor's.
    let clients: WorkerRequest.Route

    init(
        path: String, method: HTTPRequest.Method, isOpen: Bool = false, clients: WorkerRequest.Route = .analyze,
        handler: @escaping Handler
    ) {
        self.init(path: path, isOpen: isOpen, clients: clients, handlers: [method: handler])
    }

    init(
        path: String, isOpen: Bool = false, clients: WorkerRequest.Route = .analyze,
        handlers: [HTTPRequest.Method: Handler]
    ) {
        self.path = path
        self.isOpen = isOpen
        self.clients = clients
        self.handlers = handlers
    }

    /// What the path can be asked for. `HEAD` is `GET` without the body.
    var methods: [HTTPRequest.Method] { handlers.keys.flatMap { $0 == .get ? [.get, .head] : [$0] } }

    func handler(for method: HTTPRequest.Method) -> Handler? { handlers[method == .head ? .get : method] }
}
