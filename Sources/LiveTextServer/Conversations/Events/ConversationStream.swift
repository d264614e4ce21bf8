internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

/// A stream of a conversation's events, as `text/event-stream`.
struct ConversationStream: Sendable {
    let store: ConversationStore
    let hub: ConversationHub
    let reader: EventReader
    let access: ConversationAccess
    let links: PageLinks
    /// The number of the last event that the client has.
    let last: Int

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
            var hasMore = false
            repeat {
                let batch = try await reader.batch(after: last, in: access.conversation, links: links)
                switch batch.content(for: access.participant) {
                case .events(let text, let latest, let more):
                    (last, hasMore) = (latest, more)
                    // Without news it is a sign of life.
                    try await write(text.readableBytes == 0 ? ByteBuffer(string: ":\n\n") : text, to: &writer, listener)
                case .closed(let reason):
                    let text = "event: closed\ndata: {\"reason\":\"\(reason)\"}\n\n"
                    return try await write(ByteBuffer(string: text), to: &writer, listener)
                case .reset(let latest):
                    (last, hasMore) = (latest, false)
                    let text = "event: reset\ndata: {\"latestEvent\":\(latest)}\n\n"
                    try await write(ByteBuffer(string: text), to: &writer, listener)
                }
            } while hasMore
        } while await rings.next() != nil
    }

    private func write(
        _ text: ByteBuffer, to writer: inout any ResponseBodyWriter, _ listener: ConversationListener
    ) async throws {
        try await listener.whileWriting { try await writer.write(text) }
    }
}
