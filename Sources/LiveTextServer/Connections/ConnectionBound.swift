internal import HummingbirdCore

/// Bounds how many connections are open: one more is taken, for which the one makes room that has been idle longest. Where
/// none is idle, further clients wait.
struct ConnectionBound: AvailableConnectionsDelegate {
    private let limit: Int
    private let idle: IdleConnections
    private var count = 0

    init(limit: Int, idle: IdleConnections) {
        self.limit = limit
        self.idle = idle
    }

    mutating func connectionOpened() {
        count += 1
        idle.setFull(count > limit)
    }

    mutating func connectionClosed() {
        count -= 1
        idle.setFull(count > limit)
    }

    func isAcceptingNewConnections() -> Bool { count <= limit }
}
