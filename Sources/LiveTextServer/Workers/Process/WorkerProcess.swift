internal import Dispatch
internal import Glibc
internal import Synchronization

/// A worker process as the server sees it: messages go in, letters come out until it ends.
final class WorkerProcess: Sendable {
    private let child: ChildProcess
    private let channel: MessageChannel
    private let letters: AsyncStream<MessageChannel.Letter>
    // Sending waits while the process does not take what it is sent, and the caller's thread may not wait.
    private let sending = DispatchQueue(label: "LiveText.worker.sending")
    private let alarm = Mutex(Alarm())
    private let isClosed: Flag

    private final class Flag: Sendable {
        let value = Atomic(false)
    }

    private struct Alarm {
        /// Counts what was expected so far, so that an alarm that comes too late knows it.
        var round = 0
        var task: Task<Void, Never>?
        var wasLate = false
    }

    /// Starts a process, which can take a request once it has said `ready`.
    ///
    /// - Parameters:
    ///   - executable: The program's path.
    ///   - arguments: What follows the program's name.
    ///   - answerLimit: How many bytes an answer may have; from a process that announces more, nothing is taken any
    ///     longer.
    ///   - onEnd: Called when nothing more will come.
    /// - Throws: ``WorkerStartFailure`` where the system cannot start the program.
    init(
        _ executable: String, arguments: [String], answerLimit: Int, onEnd: @escaping @Sendable () -> Void
    ) async throws(WorkerStartFailure) {
        let (near, far) = try MessageChannel.pair()
        // `began`, an answer and `ready` are all that ever waits.
        let (letters, continuation) = AsyncStream<MessageChannel.Letter>.makeStream(
            bufferingPolicy: .bufferingOldest(3))
        child = try await ChildProcess.start(executable, arguments: arguments, input: far)
        channel = near
        self.letters = letters
        let isClosed = Flag()
        self.isClosed = isClosed
        DispatchQueue(label: "LiveText.worker.receiving").async {
            // A message that cannot be read or was not asked for is the end, too: the process can no longer be trusted.
            while let letter = try? near.receive(limit: answerLimit), case .enqueued = continuation.yield(letter) {}
            isClosed.value.store(true, ordering: .relaxed)
            continuation.finish()
            onEnd()
        }
    }

    var id: pid_t { child.id }
    /// Whether nothing more will come from it.
    var hasEnded: Bool { isClosed.value.load(ordering: .relaxed) }
    var residentBytes: Int { child.residentBytes }

    /// Sends a message in its turn. Whether it arrives shows in the answer.
    func send(_ message: WorkerMessage, bytes: [UInt8] = []) {
        sending.async { [channel] in try? channel.send(message, bytes: bytes) }
    }

    /// The next letter; nil once the process has ended. For one caller at a time.
    func next() async -> MessageChannel.Letter? {
        var iterator = letters.makeAsyncIterator()
        return await iterator.next()
    }

    /// Ends it, whatever it does.
    func kill() {
        child.kill()
    }

    /// The end of what it wrote to standard error, once it is gone.
    var lastWords: String { get async { await child.lastWords } }

    /// Whether it was ended because what was expected did not come.
    var wasLate: Bool { alarm.withLock(\.wasLate) }

    /// Expects something of the process in place of what was expected so far: it is ended at the given instant.
    ///
    /// - Parameter instant: nil expects nothing.
    func expect(by instant: ContinuousClock.Instant?) {
        alarm.withLock { alarm in
            alarm.round += 1
            alarm.task?.cancel()
            alarm.task = instant.map { instant in
                Task { [round = alarm.round] in
                    try? await Task.sleep(until: instant, clock: .continuous)
                    ring(round)
                }
            }
        }
    }

    private func ring(_ round: Int) {
        alarm.withLock { alarm in
            guard alarm.round == round else { return }
            alarm.wasLate = true
            child.kill()
        }
    }

    /// Lets the process end by itself, ends it unless it does soon, and waits until it is gone.
    func end(within grace: Duration) async {
        expect(by: .now + grace)
        sending.async { [channel] in channel.endSending() }
        await child.end()
        expect(by: nil)
    }
}
