import Foundation
import Glibc
import LiveText
import Synchronization
import Testing

@testable import LiveTextServer

/// What happens to a process costs the request that it works on, and no other.
@Suite(.serialized, .timeLimit(.minutes(5))) struct WorkerFaultTests {
    @Test func killedProcessCostsOneRequest() async throws {
        try await TestWorkers.with(count: 2) { workers in
            let (large, small) = (try TestPicture.large(), try TestPicture.small())
            async let victim = workers.outcome(of: large)
            let id = try await workers.busyID()
            let others = Task {
                await withTaskGroup { group in
                    for _ in 0..<12 { group.addTask { await workers.outcome(of: small) } }
                    return await group.reduce(into: []) { $0.append($1) }
                }
            }
            kill(id, SIGKILL)
            let failure = await victim.failure
            #expect(failure?.code == "recognitionFailed")
            #expect(failure?.message.hasSuffix(".") == true)
            #expect(await others.value.allSatisfy { $0.text?.contains("visitors") == true })
            try await TestWorkers.eventually {
                let counts = await workers.counts
                return counts.alive == 2 && counts.restarts == 1
            }
            #expect(!TestWorkers.exists(id))
            #expect(await workers.counts.crashes == 1)
        }
    }

    @Test func processKilledAtRestCostsNone() async throws {
        try await TestWorkers.with(count: 2) { workers in
            let ids = await workers.processIDs
            for id in ids { kill(id, SIGKILL) }
            try await TestWorkers.eventually {
                let now = await workers.processIDs
                return now.count == 2 && now.isDisjoint(with: ids)
            }
            #expect(await workers.outcome(of: try TestPicture.small()).text?.contains("visitors") == true)
            #expect(await workers.counts.crashes == 2)
        }
    }

    @Test func hangingProcessIsReplacedAtTheDeadline() async throws {
        let settings = TestWorkers.settings { $0.grace = .milliseconds(500) }
        try await TestWorkers.with(count: 2, settings: settings) { workers in
            let (large, small) = (try TestPicture.large(), try TestPicture.small())
            let start = ContinuousClock.now
            async let victim = workers.outcome(of: large, TestWorkers.request(deadline: .seconds(1)))
            let id = try await workers.busyID()
            kill(id, SIGSTOP)
            #expect(await workers.outcome(of: small).text?.contains("visitors") == true)
            #expect(await victim.failure == .timedOut)
            #expect(start.duration(to: .now) < .milliseconds(2500))
            try await TestWorkers.eventually {
                let counts = await workers.counts
                return counts.alive == 2 && counts.restarts == 1
            }
            #expect(!TestWorkers.exists(id))
            #expect(await workers.counts.hangs == 1)
        }
    }

    @Test func processThatIgnoresCancellationIsReplaced() async throws {
        let settings = TestWorkers.settings { $0.grace = .milliseconds(300) }
        try await TestWorkers.with(count: 1, settings: settings) { workers in
            let large = try TestPicture.large()
            let victim = Task { try await workers.queue.answer(to: TestWorkers.request(), body: large) }
            let id = try await workers.busyID()
            kill(id, SIGSTOP)
            victim.cancel()
            await #expect(throws: CancellationError.self) { try await victim.value }
            #expect(await workers.outcome(of: try TestPicture.small()).text?.contains("visitors") == true)
            #expect(!TestWorkers.exists(id))
            #expect(await workers.counts.hangs == 1)
        }
    }

    /// More than fits the socket, so that the server is in the middle of sending.
    @Test func processThatTakesNothingIsReplaced() async throws {
        let settings = TestWorkers.settings { $0.grace = .milliseconds(100) }
        try await TestWorkers.with(count: 1, settings: settings) { workers in
            let id = try #require(await workers.processIDs.first)
            kill(id, SIGSTOP)
            let image = [UInt8](repeating: 0, count: 20_000_000)
            let failure = await workers.outcome(of: image, TestWorkers.request(deadline: .milliseconds(100))).failure
            #expect(failure == .timedOut)
            #expect(await workers.outcome(of: try TestPicture.small()).text?.contains("visitors") == true)
        }
    }

    @Test func fatProcessIsReplacedBetweenRequests() async throws {
        let settings = TestWorkers.settings { $0.memoryLimit = 1 }
        try await TestWorkers.with(count: 1, settings: settings) { workers in
            for count in 1...3 {
                let ids = await workers.processIDs
                #expect(await workers.outcome(of: try TestPicture.small()).text?.contains("visitors") == true)
                try await TestWorkers.eventually {
                    let counts = await workers.counts
                    return counts.renewals == count && counts.alive == 1
                }
                #expect(await workers.processIDs.isDisjoint(with: ids))
            }
            #expect(await workers.counts.crashes == 0)
        }
    }

    @Test func memoryHasACap() async throws {
        // Room for the start and a small image.
        let settings = TestWorkers.settings { $0.memoryCap = 500 << 20 }
        try await TestWorkers.with(count: 1, settings: settings) { workers in
            let (huge, small) = ([UInt8](repeating: 0, count: 500 << 20), try TestPicture.small())
            #expect(await workers.outcome(of: huge).failure?.code == "busy")
            #expect(await workers.outcome(of: small).text?.contains("visitors") == true)
        }
    }

    @Test(arguments: ["/nonexistent", "/bin/false"]) func programThatDoesNotStart(program: String) async throws {
        let settings = TestWorkers.settings { $0.executable = program }
        let end = Mutex(ContinuousClock.now)
        try await TestWorkers.with(count: 2, settings: settings, isReady: false) { workers in
            let start = ContinuousClock.now
            let first = await workers.outcome(of: [1]).failure
            #expect(first?.code == "engineUnavailable")
            #expect(start.duration(to: .now) < .seconds(2))
            #expect(await workers.outcome(of: [1]).failure?.code == "engineUnavailable")
            // It is tried again, but not all the time.
            try await Task.sleep(for: .seconds(1))
            #expect((3..<14).contains(await workers.counts.failedStarts))
            end.withLock { $0 = .now }
        }
        #expect(end.withLock { $0 }.duration(to: .now) < .seconds(1))
    }

    @Test func processThatIsNeverReadyIsGivenUp() async throws {
        let settings = TestWorkers.settings {
            $0.executable = "/usr/bin/yes"
            $0.startLimit = .milliseconds(100)
        }
        try await TestWorkers.with(count: 1, settings: settings, isReady: false) { workers in
            let failure = await workers.outcome(of: [1]).failure
            #expect(failure?.code == "engineUnavailable")
            #expect(failure?.message.contains("not ready") == true)
        }
    }

    /// A request that ends its process costs itself, however many there are and however fast they come.
    @Test func crashesInARowLeaveWorkers() async throws {
        let log = RecordedLog()
        try await TestWorkers.with(count: 2, log: log) { workers in
            let (large, small) = (try TestPicture.large(), try TestPicture.small())
            for _ in 0..<8 {
                let victims = (0..<2).map { _ in Task { await workers.outcome(of: large) } }
                try await TestWorkers.eventually { await workers.processes.busyIDs.count == 2 }
                try await Task.sleep(for: .milliseconds(30))
                for id in await workers.processes.busyIDs { kill(id, SIGSEGV) }
                for victim in victims { #expect(await victim.value.failure?.code == "recognitionFailed") }
            }
            #expect(await workers.outcome(of: small).text?.contains("visitors") == true)
            let counts = await workers.counts
            #expect(counts.crashes == 16 && counts.failedStarts == 0, "\(log.lines)")
        }
    }

    /// What was handed to a process that had just ended is the next one's: nothing is wrong with it.
    @Test func requestOfAnEndedProcessIsTheNextOnes() async throws {
        try await TestWorkers.with(count: 1) { workers in
            let small = try TestPicture.small()
            for _ in 0..<5 {
                try await TestWorkers.eventually { await workers.counts.alive == 1 }
                let id = try #require(await workers.processIDs.first)
                kill(id, SIGKILL)
                #expect(await workers.outcome(of: small).text?.contains("visitors") == true)
            }
        }
    }
}
