import Testing

@testable import LiveText

@Suite(.timeLimit(.minutes(1))) struct AnalysisQueueTests {
    /// What happened, in order.
    private actor Log {
        var entries: [Int] = []
        func add(_ entry: Int) { entries.append(entry) }
    }

    /// Lets a test hold a place until it says otherwise.
    private struct Gate {
        private let ends = AsyncStream<Void>.makeStream()
        func open() { ends.continuation.finish() }
        func wait() async { for await _ in ends.stream {} }
    }

    @Test func firstComeFirstServed() async throws {
        let queue = AnalysisQueue(places: 1, limit: 10)
        let (log, gate) = (Log(), Gate())
        let holder = Task { try await queue.withPlace { await gate.wait() } }
        while await queue.freePlaces > 0 { await Task.yield() }
        var tasks: [Task<Void, any Error>] = []
        for number in 0..<5 {
            tasks.append(Task { try await queue.withPlace { await log.add(number) } })
            while await queue.waiterCount <= number { await Task.yield() }
        }
        tasks[2].cancel()
        await #expect(throws: CancellationError.self) { try await tasks[2].value }
        gate.open()
        try await holder.value
        for task in tasks where task != tasks[2] { try await task.value }
        #expect(await log.entries == [0, 1, 3, 4])
        #expect(await queue.freePlaces == 1)
    }

    @Test func drainWaitsForAllPlaces() async throws {
        let queue = AnalysisQueue(places: 2, limit: 10)
        await queue.drain()
        let (log, first, second) = (Log(), Gate(), Gate())
        let holders = [first, second].map { gate in Task { try await queue.withPlace { await gate.wait() } } }
        while await queue.freePlaces > 0 { await Task.yield() }
        let drain = Task {
            await queue.drain()
            await log.add(1)
        }
        first.open()
        while await queue.freePlaces == 0 { await Task.yield() }
        #expect(await log.entries == [])
        second.open()
        await drain.value
        #expect(await queue.freePlaces == 2)
        for holder in holders { try await holder.value }
    }

    @Test func fullQueueRefuses() async throws {
        let queue = AnalysisQueue(places: 1, limit: 0)
        let gate = Gate()
        let holder = Task { try await queue.withPlace { await gate.wait() } }
        while await queue.freePlaces > 0 { await Task.yield() }
        let error = await #expect(throws: ImageAnalysisError.self) { try await queue.withPlace {} }
        #expect(error?.code == .busy)
        gate.open()
        try await holder.value
        try await queue.withPlace {}
    }

    @Test func failedWorkGivesItsPlaceBack() async throws {
        struct Failure: Error {}
        let queue = AnalysisQueue(places: 1, limit: 0)
        await #expect(throws: Failure.self) { try await queue.withPlace { throw Failure() } }
        #expect(await queue.freePlaces == 1)
    }
}
