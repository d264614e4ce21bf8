import LiveText
import Synchronization

@testable import LiveTextServer

/// Answers every image with the same analysis, but fails where the image is "bad", and keeps what it was asked.
final class StubService: AnalysisService {
    private let asked = Mutex<[AnalysisRequest]>([])
    private let analysis: ImageAnalysis

    init(_ analysis: ImageAnalysis) {
        self.analysis = analysis
    }

    var requests: [AnalysisRequest] { asked.withLock { $0 } }

    func document(of image: [UInt8], request: AnalysisRequest) async throws -> AnalysisDocument {
        asked.withLock { $0.append(request) }
        switch String(decoding: image, as: UTF8.self) {
        case "bad": throw ImageAnalysisFailure(ImageAnalysisError(.unsupportedFormat, "This is no image."))
        case "busy": throw ImageAnalysisFailure(ImageAnalysisError(.busy, "Try again later."))
        case "cancelled": throw CancellationError()
        case "broken": return AnalysisDocument(bytes: Array("{}".utf8))
        default: return AnalysisDocument(bytes: Array(try OrderedJSONEncoder().encode(analysis).utf8))
        }
    }
}
