internal import Dispatch
internal import Foundation
internal import Glibc
package import Logging
internal import Synchronization

/// Where the log goes. Whoever logs never waits: lines are written by a thread of their own, and dropped and counted where more come
/// than are taken, as when nobody reads the pipe that they go to.
package final class LogOutput: Sendable {
    private struct State {
        var waiting: [UInt8] = []
        var isWriting = false
        var dropped = 0
        var toldOf = 0
    }

    private let descriptor: Int32
    private let limit: Int
    private let state = Mutex(State())
    private let writing = DispatchQueue(label: "LiveText.log")

    /// - Parameters:
    ///   - descriptor: Standard error unless set.
    ///   - limit: How many bytes may wait.
    package init(descriptor: Int32 = STDERR_FILENO, limit: Int = 1_000_000) {
        self.descriptor = descriptor
        self.limit = limit
    }

    /// What writes here.
    package var logger: Logger { Logger(label: "livetext") { _ in JSONLogHandler(level: .info, output: self) } }

    /// How many lines were dropped.
    package var droppedLines: Int { state.withLock(\.dropped) }

    func write(_ line: String) {
        let isFirst = state.withLock { state in
            guard state.waiting.count + line.utf8.count <= limit else {
                state.dropped += 1
                return false
            }
            state.waiting += line.utf8
            defer { state.isWriting = true }
            return !state.isWriting
        }
        if isFirst { writing.async { self.writeWaiting() } }
    }

    /// Waits until all is written, but not for long: there may be nobody who takes it.
    package func flush(within time: Duration) {
        let end = ContinuousClock.now + time
        while state.withLock(\.isWriting), ContinuousClock.now < end { usleep(5_000) }
    }

    private func writeWaiting() {
        while let bytes = takeWaiting() {
            var written = 0
            while written < bytes.count {
                let count = bytes.withUnsafeBytes {
                    Glibc.write(descriptor, $0.baseAddress.map { $0 + written }, bytes.count - written)
                }
                if count > 0 {
                    written += count
                } else if errno == EAGAIN {
                    usleep(10_000)
                } else if errno != EINTR {
                    // Nobody listens any more.
                    break
                }
            }
        }
    }

    private func takeWaiting() -> [UInt8]? {
        state.withLock { state in
            guard !state.waiting.isEmpty else {
                state.isWriting = false
                return nil
            }
            var bytes: [UInt8] = []
            swap(&bytes, &state.waiting)
            if state.dropped > state.toldOf {
                let text = "Lines of the log were dropped: nobody took them in time."
                let lines = state.dropped - state.toldOf
                bytes += Array(#"{"level":"warning","message":"\#(text)","lines":\#(lines)}"#.utf8) + [10]
                state.toldOf = state.dropped
            }
            return bytes
        }
    }
}
