import LiveText
import Synchronization

@testable import LiveTextServer

/// Answers every image with the same analysis, but fails where the image is "bad", and keeps what it was asked.
final class StubReader: ImageReader {
    private let asked = Mutex<[ReadingOptions]>([])
    private let analysis: ImageAnalysis

    init(_ analysis: ImageAnalysis) {
        self.analysis = analysis
    }

    var questions: [ReadingOptions] { asked.withLock { $0 } }

    func document(of image: Submission.Image, as options: ReadingOptions) async throws -> AnalysisDocument {
        asked.withLock { $0.append(options) }
        switch String(decoding: image.bytes, as: UTF8.self) {
        case "bad": throw ImageAnalysisFailure(ImageAnalysisError(.unsupportedFormat, "This is no image."))
        case "busy": throw ImageAnalysisFailure(ImageAnalysisError(.busy, "Try again later."))
        case "cancelled": throw CancellationError()
        case "broken": return AnalysisDocument(bytes: Array("{}".utf8))
        default: return AnalysisDocument(bytes: Array(try OrderedJSONEncoder().encode(analysis).utf8))
        }
    }
}
