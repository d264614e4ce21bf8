internal import Dispatch
internal import Glibc
internal import Synchronization

/// The end of what a process writes to standard error. It is read as it comes, so that the process never waits, and little of it
/// is kept: the process may have been taken over, and its words may be many.
final class ErrorTail: Sendable {
    private static let limit = 600

    /// What the process gets as its standard error.
    let writingEnd: Int32
    private let readingEnd: Int32
    private let bytes = Mutex<[UInt8]>([])
    private let ending: AsyncStream<Never>
    private let end: AsyncStream<Never>.Continuation

    init() throws(WorkerStartFailure) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw WorkerStartFailure(reason: String(cString: strerror(errno))) }
        (readingEnd, writingEnd) = (ends[0], ends[1])
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (ending, end) = AsyncStream<Never>.makeStream()
    }

    deinit { close(readingEnd) }

    /// Begins to read, once the process has its end or could not be started: this one's is closed.
    func read() {
        close(writingEnd)
        DispatchQueue(label: "LiveText.child.errors").async { [self] in
            var buffer = [UInt8](repeating: 0, count: 4096)
            while true {
                let count = Glibc.read(readingEnd, &buffer, buffer.count)
                guard count > 0 else {
                    if count < 0, errno == EINTR { continue }
                    return end.finish()
                }
                bytes.withLock { bytes in
                    bytes += buffer[..<count]
                    bytes.removeFirst(max(0, bytes.count - Self.limit))
                }
            }
        }
    }

    /// On one line. Waits until the process has closed its end. For one caller.
    var text: String {
        get async {
            for await _ in ending {}
            let lines = String(decoding: bytes.withLock { $0 }, as: UTF8.self).split(whereSeparator: \.isNewline)
            return lines.joined(separator: " / ")
        }
    }
}
