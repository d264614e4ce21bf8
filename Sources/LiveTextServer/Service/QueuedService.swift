internal import LiveText

/// Lets as many analyses run at once as there are places, a bounded number wait, and none take longer than its deadline,
/// the waiting included.
struct QueuedService: AnalysisService {
    let service: any AnalysisService
    let queue: AnalysisQueue
    let metrics: ServerMetrics

    /// For before the upload: a client that asks first, with `Expect`, does not send it in vain.
    func refuseIfFull() async throws(Problem) {
        guard await !queue.isFull else { throw .busy("All workers are taken: try again in a moment.") }
    }

    func document(of image: [UInt8], request: AnalysisRequest) async throws -> AnalysisDocument {
        let start = ContinuousClock.now
        let deadline = request.configuration.deadline.map { start + $0 }
        do {
            return try await queued(image, request, start: start, deadline: deadline)
        } catch let error as CancellationError {
            throw error
        } catch {
            throw error as? ImageAnalysisFailure ?? ImageAnalysisFailure(error)
        }
    }

    private func queued(
        _ image: [UInt8], _ request: AnalysisRequest, start: ContinuousClock.Instant, deadline: ContinuousClock.Instant?
    ) async throws -> AnalysisDocument {
        try await AbandonableWork.result(stop: StopSignal(deadline: deadline), deadline: deadline) {
            try await queue.withPlace {
                metrics.record(.wait, since: start)
                let start = ContinuousClock.now
                defer { metrics.record(.analyze, since: start) }
                var request = request
                request.configuration.deadline = deadline.map { $0 - start }
                let document = try await service.document(of: image, request: request)
                if let timings = document.timings { metrics.record(timings, of: request.configuration) }
                return document
            }
        }
    }
}
