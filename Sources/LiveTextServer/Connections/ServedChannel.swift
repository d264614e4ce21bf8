internal import HummingbirdCore
internal import Logging
internal import NIOCore

/// Hummingbird's connections over HTTP/1.1, none of which is forgotten.
struct ServedChannel: ServerChildChannel {
    /// 64 kB each: an image of 1 MB in one go. Between two goes, who reads the body is waited for.
    private static let readsAtOnce: UInt = 16

    let http: HTTP1Channel

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<ServedConnection> {
        channel.setOption(.maxMessagesPerRead, value: Self.readsAtOnce).flatMap {
            http.setup(channel: channel, logger: logger).map(ServedConnection.init)
        }
    }

    func handle(value connection: ServedConnection, logger: Logger) async {
        await http.handle(value: connection.serve(), logger: logger)
    }
}
