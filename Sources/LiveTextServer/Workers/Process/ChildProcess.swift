internal import Foundation
internal import Glibc
internal import Synchronization

/// A process that this one started, from its start until the system has forgotten it.
final class ChildProcess: Sendable {
    let id: pid_t
    /// Once true, the number may belong to another process.
    private let isGone = Mutex(false)
    private let ending: AsyncStream<Never>
    private let errors: ErrorTail
    /// Opened before the process hides: from then on, where processes are hidden from each other, it would not be found.
    private let statistics: Int32

    private init(id: pid_t, ending: AsyncStream<Never>, errors: ErrorTail) {
        self.id = id
        self.ending = ending
        self.errors = errors
        statistics = open("/proc/\(id)/statm", O_RDONLY | O_CLOEXEC)
    }

    deinit {
        if statistics >= 0 { close(statistics) }
    }

    /// Starts a program on a thread of its own, which stays until the process has ended: it collects the end, so that
    /// no dead process stays in the table; and a process that wants to end with its parent ends with the thread that
    /// started it, so that thread must not come from a pool.
    ///
    /// - Parameters:
    ///   - executable: The program's path.
    ///   - arguments: What follows the program's name.
    ///   - input: Becomes the process's standard input, and all that it inherits.
    /// - Returns: The process, which may have ended already.
    /// - Throws: ``WorkerStartFailure`` where the system cannot start the program.
    static func start(
        _ executable: String, arguments: [String], input: MessageChannel
    ) async throws(WorkerStartFailure) -> ChildProcess {
        let started = await withCheckedContinuation { started in
            let thread = Thread {
                let (ending, continuation) = AsyncStream<Never>.makeStream()
                do throws(WorkerStartFailure) {
                    let errors = try ErrorTail()
                    let id = try spawn(executable, arguments: arguments, input: input, errors: errors)
                    let child = ChildProcess(id: id, ending: ending, errors: errors)
                    started.resume(returning: Result<ChildProcess, WorkerStartFailure>.success(child))
                    child.collect()
                } catch {
                    started.resume(returning: .failure(error))
                }
                continuation.finish()
            }
            thread.name = "LiveText.child"
            thread.start()
        }
        return try started.get()
    }

    /// Ends the process, whatever it does.
    func kill() {
        isGone.withLock { isGone in
            if !isGone { _ = Glibc.kill(id, SIGKILL) }
        }
    }

    /// Waits until the process is gone. For one caller.
    func end() async {
        for await _ in ending {}
    }

    /// The end of what it wrote to standard error, once it is gone.
    var lastWords: String { get async { await errors.text } }

    /// How many bytes of the process are in memory; 0 once it is gone.
    var residentBytes: Int {
        var buffer = [UInt8](repeating: 0, count: 128)
        let count = pread(statistics, &buffer, buffer.count, 0)
        let pages = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self).split(separator: " ").dropFirst()
        return (pages.first.flatMap { Int($0) } ?? 0) * Int(getpagesize())
    }

    /// Blocks until the process has ended. It is collected only while nobody can send a signal to its number.
    private func collect() {
        var information = siginfo_t()
        while waitid(P_PID, id_t(id), &information, Int32(WEXITED | WNOWAIT)) != 0, errno == EINTR {}
        isGone.withLock { isGone in
            isGone = true
            while waitpid(id, nil, 0) < 0, errno == EINTR {}
        }
    }
}
