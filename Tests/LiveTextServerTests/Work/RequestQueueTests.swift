import Foundation
import LiveText
import Testing

@testable import LiveTextServer

@Suite(.timeLimit(.minutes(1))) struct RequestQueueTests {
    private static let answer = WorkerAnswer(head: .init(status: 200, mediaType: "text/plain"), body: [])

    /// Asks without waiting for the answer, and waits until the queue has the request.
    private func ask(_ queue: RequestQueue, _ name: String) async throws -> Task<WorkerAnswer, any Error> {
        let count = await queue.waitingCount + queue.runningCount
        let task = Task {
            var request = WorkerRequest(route: .analyze)
            request.query = name
            return try await queue.answer(to: request, body: [])
        }
        try await eventually { await queue.waitingCount + queue.runningCount == count + 1 }
        return task
    }

    @Test func firstComeFirstServed() async throws {
        let queue = RequestQueue(places: 1, limit: 9)
        var asked: [Task<WorkerAnswer, any Error>] = []
        for number in 0..<10 { asked.append(try await ask(queue, "\(number)")) }
        #expect(await queue.isFull)
        await #expect(throws: ImageAnalysisFailure.self) {
            _ = try await queue.answer(to: WorkerRequest(route: .analyze), body: [])
        }
        for number in 0..<10 {
            let job = try #require(await queue.next())
            #expect(job.aged.query == "\(number)")
            // One that its worker could not begin is not sent to the end.
            if number == 3 {
                await queue.giveBack(job)
                #expect(await queue.next() === job)
            }
            await queue.end(job)
            job.finish(.success(Self.answer))
            #expect(try await asked[number].value == Self.answer)
        }
    }

    @Test func whatNoWorkerBeginsIsRefusedInTheEnd() async throws {
        let queue = RequestQueue(places: 1, limit: 0)
        let asked = try await ask(queue, "")
        for _ in 0..<3 {
            let job = try #require(await queue.next())
            await queue.giveBack(job)
        }
        let failure = await #expect(throws: ImageAnalysisFailure.self) { _ = try await asked.value }
        #expect(failure?.code == "busy")
        #expect(await !queue.isFull)
    }

    @Test func deadlineCountsFromTheArrival() async throws {
        let queue = RequestQueue(places: 1, limit: 0)
        let start = ContinuousClock.now
        let arrival = start.advanced(by: .seconds(-29.8))
        var code: String?
        do {
            _ = try await queue.answer(to: WorkerRequest(route: .detect), body: [], arrival: arrival)
        } catch let failure as ImageAnalysisFailure {
            code = failure.code
        }
        #expect(code == "timedOut")
        #expect(ContinuousClock.now - start < .seconds(5))
    }

    /// A request that is answered is kept by nobody.
    @Test func requestsAreLetGo() async throws {
        let queue = RequestQueue(places: 1, limit: 0)
        let asked = try await ask(queue, "")
        weak var kept: RequestJob?
        do {
            let job = try #require(await queue.next())
            job.whenStopped { _ = job.body }
            kept = job
            await queue.end(job)
            job.finish(.success(Self.answer))
        }
        _ = try await asked.value
        try await eventually { kept == nil }
    }
}
