internal import HummingbirdCore
internal import Logging
internal import NIOCore
internal import NIOHTTPTypesHTTP1

/// Hummingbird's connections over HTTP/1.1, none of which is forgotten.
struct ServedChannel: ServerChildChannel {
    /// 64 kB each: an image of 1 MB in one go. Between two goes, the connection waits for the reader of the body.
    private static let readsAtOnce: UInt = 16

    let http: HTTP1Channel
    let metrics: ServerMetrics

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<ServedConnection> {
        channel.setOption(.maxMessagesPerRead, value: Self.readsAtOnce).flatMap {
            http.setup(channel: channel, logger: logger).flatMapThrowing { parts in
                let pipeline = channel.pipeline.syncOperations
                let codec = try pipeline.handler(type: HTTP1ToHTTPServerCodec.self)
                try pipeline.addHandler(MessageHeadHandler(metrics: metrics), position: .before(codec))
                return ServedConnection(parts)
            }
        }
    }

    func handle(value connection: ServedConnection, logger: Logger) async {
        await http.handle(value: connection.serve(), logger: logger)
    }
}
