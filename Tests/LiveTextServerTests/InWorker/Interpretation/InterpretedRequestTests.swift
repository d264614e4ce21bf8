import Foundation
import LiveText
import Testing

@testable import LiveTextServer

/// From what a client sent to what it asks, without reading an image.
struct InterpretedRequestTests {
    private func request(_ route: WorkerRequest.Route, _ query: String = "", type: String? = nil) -> WorkerRequest {
        var request = WorkerRequest(route: route)
        (request.query, request.contentType) = (query, type)
        return request
    }

    @Test func everyRouteIsInterpreted() throws {
        guard
            case .images(let submission, let options) = try InterpretedRequest(
                request(.analyze, "format=text&page=2", type: "image/png"), body: [1, 2])
        else { throw TestWorkers.NeverHappened() }
        #expect(submission.images.map(\.bytes) == [[1, 2]])
        #expect(options.format == .text && options.configuration.page == 2)
        guard case .text = try InterpretedRequest(request(.detect, type: "text/plain"), body: [65]) else {
            throw TestWorkers.NeverHappened()
        }
        guard case .google(let batch) = try InterpretedRequest(request(.google), body: Array("{}".utf8)) else {
            throw TestWorkers.NeverHappened()
        }
        #expect(batch.requests.isEmpty)
        guard case .azure = try InterpretedRequest(request(.azure, "features=read"), body: []) else {
            throw TestWorkers.NeverHappened()
        }
    }

    /// The decoder alone takes seconds, and more memory than the body a hundred times.
    @Test(.timeLimit(.minutes(1))) func batchOfMillionsIsRefusedAtOnce() throws {
        let body = Array((#"{"requests":["# + String(repeating: "{},", count: 10_000_000) + "{}]}").utf8)
        let start = ContinuousClock.now
        let error = #expect(throws: GoogleVisionError.self) { try InterpretedRequest(request(.google), body: body) }
        #expect(error?.error.message.contains("16") == true)
        #expect(ContinuousClock.now - start < .seconds(1))
    }

    @Test func percentSignsThatEscapeNothing() {
        let problem = #expect(throws: Problem.self) {
            try InterpretedRequest(request(.analyze, "region=%ZZ", type: "image/png"), body: [1])
        }
        #expect(problem?.detail.contains("%25") == true)
    }

    /// The answer is bounded, whatever the request.
    @Test func answersAreBounded() async throws {
        var asked = request(.detect, type: "text/plain")
        asked.answerLimit = 10_000
        let body = Array(String(repeating: "a@example.com ", count: 1_000).utf8)
        let answerer = RequestAnswerer(reader: FakeReader())
        let answer = try await answerer.answer(to: asked, body: body)
        #expect(answer.head.status == 413 && answer.head.problem == "answerTooLong" && answer.body.count < 1_000)
        #expect(try await answerer.answer(to: asked, body: Array("a@example.com".utf8)).head.status == 200)
    }
}
