internal import Dispatch
internal import HTTPTypes
internal import LiveText

/// Interprets requests and answers them: all that touches what a client sent happens here, in a worker process unless the
/// server was told otherwise.
package struct RequestAnswerer: Sendable {
    private let reader: any ImageReader

    package init(reader: any ImageReader) {
        self.reader = reader
    }

    /// Answers a request; a refusal is an answer, too.
    ///
    /// - Throws: `CancellationError` once the task is cancelled.
    func answer(to request: WorkerRequest, body: [UInt8]) async throws -> WorkerAnswer {
        do {
            let reader = TimedReader(reader, time: request.timeLeft)
            var answer = try await answer(request, body, from: reader)
            guard answer.body.count <= request.answerLimit else { throw Self.tooLong(request.answerLimit) }
            answer.head.times = reader.times
            return answer
        } catch let error as CancellationError {
            throw error
        } catch let error as GoogleVisionError {
            return WorkerAnswer(error)
        } catch let error as AzureVisionError {
            return WorkerAnswer(error)
        } catch {
            return WorkerAnswer(Problem(error), for: request.route)
        }
    }

    private func answer(_ request: WorkerRequest, _ body: [UInt8], from reader: TimedReader) async throws
        -> WorkerAnswer
    {
        let options = ReadingOptions(textWithin: request.limits)
        switch try await Self.interpreted(request, body) {
        case .images(let submission, let options):
            let wanted = options.configuration.deadline.map { min($0, request.deadline) } ?? request.deadline
            let timed = TimedReader(reader, time: wanted - request.age)
            return try await submission.answer(from: timed, options: options)
        case .text(let detection): return try await Self.onOwnThread { try detection.answer() }
        case .picture(let picture):
            let found = try await picture.analysis(from: reader)
            return try await Self.onOwnThread { try picture.answer(found) }
        case .google(let batch): return try WorkerAnswer(json: try await batch.response(from: reader, options: options))
        case .azure:
            return try WorkerAnswer(
                json: try await AzureAnalysisRequest.result(of: body, from: reader, options: options))
        case .compatible(let question): return try await question.answer(from: reader, options: options)
        }
    }

    /// A body that is the image itself is not looked into yet: another thread would cost more than there is to do.
    private static func interpreted(_ request: WorkerRequest, _ body: [UInt8]) async throws -> InterpretedRequest {
        let isForm = request.contentType.map { HeaderValue($0).value } == "multipart/form-data"
        guard isForm || request.route != .analyze else { return try InterpretedRequest(request, body: body) }
        return try await onOwnThread { try InterpretedRequest(request, body: body) }
    }

    /// Runs work that takes its time on a thread of its own: Swift's tasks share a thread a core.
    private static func onOwnThread<Result: Sendable>(
        _ work: @escaping @Sendable () throws -> Result
    ) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue(label: "LiveText.request").async {
                continuation.resume(with: Swift.Result { try work() })
            }
        }
    }

    private static func tooLong(_ limit: Int) -> Problem {
        Problem(
            .contentTooLarge, "answerTooLong",
            "The answer would be longer than \(limit) bytes: send less at once, or ask for another format.")
    }
}
