internal import Synchronization

/// Tells the caller how much of an image has been read.
package final class ReadingProgress: Sendable {
    private let handler: (@Sendable (Double) -> Void)?
    private let state = Mutex(State())

    private struct State {
        var total = 0
        var read = 0
        var told = 0.0
    }

    /// Finding the lines, before any is read, is about a fifth of the work.
    private static let beforeLines = 0.2

    /// - Parameter handler: Gets shares that grow from 0 to 1, one at a time, on any thread; it has to return soon.
    package init(_ handler: (@Sendable (Double) -> Void)? = nil) {
        self.handler = handler
    }

    /// Adds this many lines to those that are to be read.
    func expect(lines count: Int) {
        tell { $0.total += count }
    }

    /// A line has been read, perhaps again.
    func lineWasRead() {
        tell { $0.read += 1 }
    }

    private func tell(_ change: (inout State) -> Void) {
        guard let handler else { return }
        state.withLock { state in
            change(&state)
            let lines = Double(min(state.read, state.total)) / Double(max(state.total, 1))
            let share = Self.beforeLines + (1 - Self.beforeLines) * lines
            // The end is told once, when all is done.
            guard share > state.told, share < 1 else { return }
            state.told = share
            handler(share)
        }
    }

    /// All is done.
    package func finish() {
        guard let handler else { return }
        state.withLock { state in
            guard state.told < 1 else { return }
            state.told = 1
            handler(1)
        }
    }

    /// Nobody waits any more, done or not: the handler is not called again.
    package func close() {
        state.withLock { $0.told = 1 }
    }
}
