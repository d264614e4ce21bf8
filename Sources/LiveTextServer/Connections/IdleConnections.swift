internal import NIOCore
internal import Synchronization

/// The connections on which no request is under way. Where there are as many connections as may be, the one that has been idle
/// longest makes room for the next client, who may have something to ask.
final class IdleConnections: Sendable {
    private struct State {
        var idle: [(id: ObjectIdentifier, channel: any Channel)] = []
        var isFull = false
    }
    private let state = Mutex(State())

    /// Whether there are as many connections as may be.
    func setFull(_ isFull: Bool) {
        state.withLock { state in
            state.isFull = isFull
            return isFull && !state.idle.isEmpty ? state.idle.removeFirst().channel : nil
        }?.close(promise: nil)
    }

    /// A connection that has just been opened: it is not the one that makes room.
    func open(_ channel: any Channel) {
        state.withLock { state -> (any Channel)? in
            state.idle.append((ObjectIdentifier(channel), channel))
            return state.isFull && state.idle.count > 1 ? state.idle.removeFirst().channel : nil
        }?.close(promise: nil)
    }

    /// A connection whose request is answered.
    func add(_ channel: any Channel) {
        state.withLock { state -> (any Channel)? in
            state.idle.append((ObjectIdentifier(channel), channel))
            return state.isFull ? state.idle.removeFirst().channel : nil
        }?.close(promise: nil)
    }

    func remove(_ channel: any Channel) {
        state.withLock { $0.idle.removeAll { $0.id == ObjectIdentifier(channel) } }
    }
}
