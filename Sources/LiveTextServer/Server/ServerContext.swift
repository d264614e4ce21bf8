internal import Hummingbird
internal import Logging
internal import NIOCore

/// What a request comes with beside itself: its connection.
struct ServerContext: InitializableFromSource {
    let channel: any Channel
    let logger: Logger
    /// What stands in the path where its route has names.
    var parameters: [String: String] = [:]

    init(source: ApplicationRequestContextSource) {
        channel = source.channel
        logger = source.logger
    }

    /// What the log calls the request.
    var id: String { logger[metadataKey: Self.idKey]?.description ?? "" }

    private static let idKey = "hb.request.id"

    /// Whether the client is still there.
    var presence: ClientPresence {
        get async throws {
            try await channel.eventLoop.submit { [channel] in
                try channel.pipeline.syncOperations.handler(type: ConnectionHandler.self).presence
            }.get()
        }
    }
}
