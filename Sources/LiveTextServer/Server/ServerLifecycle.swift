internal import Synchronization

/// Whether the server is about to end, and the requests that it finishes before. While it ends, it still listens: `/readyz` says
/// so, and other requests are refused.
final class ServerLifecycle: Sendable {
    private struct State {
        var isEnding = false
        var requests = 0
        var onIdle: CheckedContinuation<Void, Never>?
    }
    private let state = Mutex(State())

    var isEnding: Bool { state.withLock(\.isEnding) }

    /// Begins a request, which is to be ended.
    ///
    /// - Throws: ``Problem`` where the server is about to end.
    func beginRequest() throws(Problem) {
        let isEnding = state.withLock { state in
            if !state.isEnding { state.requests += 1 }
            return state.isEnding
        }
        if isEnding { throw .busy("The server is about to end: try again in a moment.") }
    }

    func endRequest() {
        let onIdle = state.withLock { state in
            state.requests -= 1
            return state.requests == 0 ? state.onIdle.take() : nil
        }
        onIdle?.resume()
    }

    /// Lets no further request begin, and waits for those that have.
    func end() async {
        await withCheckedContinuation { continuation in
            let isIdle = state.withLock { state in
                state.isEnding = true
                guard state.requests > 0, state.onIdle == nil else { return true }
                state.onIdle = continuation
                return false
            }
            if isIdle { continuation.resume() }
        }
    }
}
