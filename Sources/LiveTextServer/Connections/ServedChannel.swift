internal import HummingbirdCore
internal import Logging
internal import NIOCore

/// Hummingbird's connections over HTTP/1.1, none of which is forgotten.
struct ServedChannel: ServerChildChannel {
    let http: HTTP1Channel

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<ServedConnection> {
        http.setup(channel: channel, logger: logger).map(ServedConnection.init)
    }

    func handle(value connection: ServedConnection, logger: Logger) async {
        await http.handle(value: connection.serve(), logger: logger)
    }
}
