internal import Hummingbird

/// A request on its way to a route.
struct IncomingRequest: Sendable {
    let request: Request
    let context: ServerContext
    /// The options of the query, without the key that some clients put there.
    let query: [Field]
}
