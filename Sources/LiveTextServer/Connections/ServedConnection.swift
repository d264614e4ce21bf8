internal import HummingbirdCore
internal import NIOCore
internal import NIOHTTPTypes
internal import Synchronization

/// A connection that is closed also where nobody serves it.
///
/// A client that connects while the server ends is accepted and then forgotten, and a channel of NIO that is forgotten
/// without having been closed ends the process, with all requests that were to be finished.
final class ServedConnection: ServerChildChannelValue {
    private let parts: NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>
    private let isServed = Atomic(false)

    init(_ parts: NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>) {
        self.parts = parts
    }

    deinit {
        guard !isServed.load(ordering: .relaxed) else { return }
        Task { [parts] in try? await parts.executeThenClose { _, _ in } }
    }

    var channel: any Channel { parts.channel }

    /// From now on it is the caller who closes the connection.
    func serve() -> NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart> {
        isServed.store(true, ordering: .relaxed)
        return parts
    }
}
