internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

/// A stream of a conversation's events, as `text/event-stream`.
struct ConversationStream: Sendable {
    let store: ConversationStore
    let hub: ConversationHub
    let access: ConversationAccess
    let links: PageLinks
    /// The number of the last event that the client has.
    let last: Int

    /// What is read from the file at once.
    private static let portion = 100

    func response(to context: ServerContext) async throws -> Response {
        let listener = ConversationListener(to: access.conversation) { [channel = context.channel] in
            channel.close(mode: .all, promise: nil)
        }
        let presence = try await context.presence
        let body = ResponseBody { writer in
            // The status is out by now: a client that comes too many is to come back.
            guard (try? hub.add(listener, atMost: store.limits.streams)) != nil else {
                return try await writer.finish(nil)
            }
            let departure = Task {
                try? await presence.whilePresent { try await Task.sleep(for: .seconds(31_536_000)) }
                listener.end()
            }
            defer {
                departure.cancel()
                hub.remove(listener)
            }
            try await tell(to: &writer, listener)
            try await writer.finish(nil)
        }
        let headers: HTTPFields = [.contentType: "text/event-stream", .cacheControl: "no-store"]
        return Response(status: .ok, headers: headers, body: body)
    }

    private func tell(to writer: inout any ResponseBodyWriter, _ listener: ConversationListener) async throws {
        try await writer.write(ByteBuffer(string: "retry: 1000\n\n"))
        var last = last
        var rings = listener.rings.makeAsyncIterator()
        repeat {
            var isFull = false
            var text = ""
            repeat {
                switch try await store.events(after: last, limit: Self.portion, for: access, links: links) {
                case .events(let events):
                    text = events.map(\.text).joined()
                    last = events.last?.number ?? last
                    isFull = events.count == Self.portion
                case .closed(let reason):
                    return try await writer.write(
                        ByteBuffer(string: "event: closed\ndata: {\"reason\":\"\(reason)\"}\n\n"))
                case .reset(let latest):
                    text = "event: reset\ndata: {\"latestEvent\":\(latest)}\n\n"
                    (last, isFull) = (latest, false)
                }
                // Without news it is a sign of life.
                try await write(text.isEmpty ? ":\n\n" : text, to: &writer, listener)
            } while isFull
        } while await rings.next() != nil
    }

    private func write(
        _ text: String, to writer: inout any ResponseBodyWriter, _ listener: ConversationListener
    ) async throws {
        try await listener.whileWriting { try await writer.write(ByteBuffer(string: text)) }
    }
}
