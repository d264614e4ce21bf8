internal import LiveText
internal import Synchronization

/// Gives the images of a request one deadline, and notes how long the stages of their reading took.
final class TimedReader: ImageReader {
    private let reader: any ImageReader
    private let end: ContinuousClock.Instant
    private let found = Mutex<[WorkerAnswer.StageTime]>([])

    /// Reads with another reader; all images together may take this much time from now on.
    init(_ reader: any ImageReader, time: Duration) {
        self.reader = reader
        end = .now + time
    }

    /// How long each stage that was asked for took, image after image.
    var times: [WorkerAnswer.StageTime] { found.withLock { $0 } }

    func document(of image: Submission.Image, as options: ReadingOptions) async throws -> AnalysisDocument {
        var options = options
        let left = ContinuousClock.now.duration(to: end)
        options.configuration.deadline = options.configuration.deadline.map { min($0, left) } ?? left
        let document = try await reader.document(of: image, as: options)
        if let timings = document.timings {
            let times = Self.times(timings, of: options.configuration)
            found.withLock { $0 += times }
        }
        return document
    }

    private static func times(
        _ timings: AnalysisTimings, of configuration: ImageAnalyzer.Configuration
    ) -> [WorkerAnswer.StageTime] {
        let types = configuration.analysisTypes
        let stages: [(ServerMetrics.Stage, Double, wanted: Bool)] = [
            (.decode, timings.decode, true), (.text, timings.text, types.contains(.text)),
            (.codes, timings.codes, types.contains(.machineReadableCode)),
            (.data, timings.data, !configuration.dataTypes.isEmpty),
        ]
        return stages.filter(\.wanted).map { WorkerAnswer.StageTime(stage: $0.0, seconds: $0.1) }
    }
}
