internal import LiveText

/// Gives several images one deadline.
struct TimedService: AnalysisService {
    private let service: any AnalysisService
    private let end: ContinuousClock.Instant

    /// - Parameter time: how long all of them may take from now on.
    init(service: any AnalysisService, time: Duration) {
        self.service = service
        end = .now + time
    }

    func document(of image: [UInt8], request: AnalysisRequest) async throws -> AnalysisDocument {
        var request = request
        request.configuration.deadline = ContinuousClock.now.duration(to: end)
        return try await service.document(of: image, request: request)
    }
}
