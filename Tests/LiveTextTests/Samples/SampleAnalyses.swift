import Testing

@testable import LiveText

/// Every sample picture, analysed once by an engine for all tests.
struct SampleAnalyses {
    /// By what is installed: the networks, or Tesseract where they are not.
    static let automatic = SampleAnalyses(engine: .automatic)
    static let tesseract = SampleAnalyses(engine: .tesseract)

    private let all: Task<[String: ImageAnalysis], any Error>

    private init(engine: TextRecognition.Engine) {
        all = Task {
            let analyzer = ImageAnalyzer()
            var analyses: [String: ImageAnalysis] = [:]
            for sample in Sample.all {
                analyses[sample.image] = try await Self.analysis(of: sample, engine: engine, by: analyzer)
            }
            return analyses
        }
    }

    func analysis(of sample: Sample) async throws -> ImageAnalysis {
        try #require(try await all.value[sample.image])
    }

    static func analysis(
        of sample: Sample, page: Int = 1, engine: TextRecognition.Engine = .automatic, by analyzer: ImageAnalyzer
    ) async throws -> ImageAnalysis {
        var configuration = ImageAnalyzer.Configuration([.text, .machineReadableCode])
        configuration.locales = [sample.language]
        configuration.page = page
        configuration.textRecognition.engine = engine
        return try await analyzer.analyze(imageAt: sample.url, configuration: configuration)
    }
}
