internal import LiveText

/// A request on its way to a process, and its answer on the way back.
final class WorkerJob: Sendable {
    let image: [UInt8]
    let deadline: ContinuousClock.Instant?
    private let request: AnalysisRequest
    private let answer: AsyncThrowingStream<AnalysisDocument, any Error>.Continuation

    /// - Parameter answer: Gets the document or the failure; its deadline counts from now.
    init(
        image: [UInt8], request: AnalysisRequest,
        answer: AsyncThrowingStream<AnalysisDocument, any Error>.Continuation
    ) {
        self.image = image
        self.request = request
        self.answer = answer
        deadline = request.configuration.deadline.map { .now + $0 }
    }

    /// The request with what is left of its time.
    var remaining: AnalysisRequest {
        var request = request
        request.configuration.deadline = deadline.map { max(.zero, ContinuousClock.now.duration(to: $0)) }
        return request
    }

    func finish(_ document: AnalysisDocument) {
        answer.yield(document)
        answer.finish()
    }

    func fail(_ failure: ImageAnalysisFailure) {
        answer.finish(throwing: failure)
    }
}
