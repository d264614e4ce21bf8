import Foundation
import Glibc
import LiveText
import Testing

@testable import LiveTextServer

/// A worker process by itself: what it holds, and when it ends.
@Suite(.serialized, .timeLimit(.minutes(1))) struct ImageWorkerTests {
    private let arguments = WorkerSettings().arguments(processCount: 2)

    /// A process that is ready, and the channel to it.
    private func worker() async throws -> (ChildProcess, MessageChannel) {
        let (near, far) = try MessageChannel.pair()
        let child = try await ChildProcess.start(TestWorkers.executable, arguments: arguments, input: far)
        #expect(try await Self.isReady(near))
        return (child, near)
    }

    private static func isReady(_ channel: MessageChannel) async throws -> Bool {
        let letter = try await withCheckedThrowingContinuation { answer in
            DispatchQueue(label: "receiving").async { answer.resume(with: Result { try channel.receive() }) }
        }
        if case .ready? = letter?.message { return true } else { return false }
    }

    @Test func endsWithTheChannel() async throws {
        let (child, channel) = try await worker()
        channel.endSending()
        await child.end()
        #expect(!TestWorkers.exists(child.id))
        #expect(child.residentBytes == 0)
    }

    @Test func endsInTheMiddleOfARequest() async throws {
        let (child, channel) = try await worker()
        try channel.send(.request(TestWorkers.request()), bytes: TestPicture.large())
        channel.endSending()
        let start = ContinuousClock.now
        await child.end()
        #expect(start.duration(to: .now) < .seconds(1))
    }

    @Test func outlivesWhatIsMeantForTheServer() async throws {
        let (child, channel) = try await worker()
        for signal in [SIGHUP, SIGINT, SIGTERM] { kill(child.id, signal) }
        try channel.send(.request(TestWorkers.request()))
        guard case .began? = try channel.receive()?.message else { throw TestWorkers.NeverHappened() }
        guard case .answer(let head)? = try channel.receive()?.message else { throw TestWorkers.NeverHappened() }
        #expect(head.problem == "unreadableImage")
        child.kill()
        await child.end()
    }

    /// The channel stays open here, so that only the parent's end can be the reason.
    @Test(arguments: [false, true]) func endsWithTheParent(isStopped: Bool) async throws {
        let (near, far) = try MessageChannel.pair()
        let command = "exec 3<&0; '\(TestWorkers.executable)' \(arguments.joined(separator: " ")) <&3 & wait"
        let shell = try await ChildProcess.start("/bin/sh", arguments: ["-c", command], input: far)
        #expect(try await Self.isReady(near))
        let child = try #require(TestWorkers.children(of: shell.id).first)
        #expect(TestWorkers.exists(child))
        if isStopped { kill(child, SIGSTOP) }
        shell.kill()
        await shell.end()
        // Its next parent may take its time to collect it.
        try await TestWorkers.eventually {
            let state = try? String(contentsOfFile: "/proc/\(child)/stat", encoding: .utf8)
            return state?.contains(") Z ") ?? true
        }
    }

    @Test func inheritsNothing() async throws {
        // Neither is marked as not to be inherited, as other libraries' may not be.
        let file = open("/proc/version", O_RDONLY)
        defer { close(file) }
        setenv("LIVE_SECRET", "secret", 1)
        defer { unsetenv("LIVE_SECRET") }
        let (child, channel) = try await worker()
        let folder = "/proc/\(child.id)/fd"
        let targets = try FileManager.default.contentsOfDirectory(atPath: folder).compactMap {
            try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")
        }
        #expect(targets.contains("/dev/null"))
        #expect(targets.filter { $0.hasPrefix("socket:") }.count == 1)
        #expect(!targets.contains("/proc/version"))
        let environment = try String(contentsOfFile: "/proc/\(child.id)/environ", encoding: .utf8)
        #expect(!environment.contains("secret"))
        let status = try String(contentsOfFile: "/proc/\(child.id)/status", encoding: .utf8)
        #expect(status.contains("NoNewPrivs:\t1"))
        #expect(status.contains("Seccomp:\t2"))
        let weight = try String(contentsOfFile: "/proc/\(child.id)/oom_score_adj", encoding: .utf8)
        #expect(weight == "500\n")
        channel.endSending()
        await child.end()
    }

    @Test func warmUpReadsText() async throws {
        let analysis = try await ImageAnalyzer(workers: 1).analyze(
            WarmUp.picture(), configuration: ImageAnalyzer.Configuration(.text))
        #expect(analysis.transcript == "TEXT")
    }
}
