internal import HTTPTypes
internal import Hummingbird

/// What a path answers.
struct Route: Sendable {
    typealias Handler = @Sendable (IncomingRequest) async throws -> Response

    let path: String
    let method: HTTPRequest.Method
    /// Whether a key is asked for where the server has any.
    var isOpen = false
    /// How the path's clients are told that a request is refused.
    var refusal: @Sendable (Problem) -> Response = { Response($0) }
    let handler: Handler

    /// What the path can be asked for. `HEAD` is `GET` without the body.
    var methods: [HTTPRequest.Method] { method == .get ? [.get, .head, .options] : [method, .options] }
    /// The same as headers list them.
    var allow: String { methods.map(\.rawValue).joined(separator: ", ") }
}
