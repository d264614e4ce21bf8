import Testing

@testable import LiveText

/// Every sample picture, analysed once for all tests.
enum SampleAnalyses {
    static let all = Task {
        let analyzer = ImageAnalyzer()
        var analyses: [String: ImageAnalysis] = [:]
        for sample in Sample.all { analyses[sample.image] = try await analysis(of: sample, by: analyzer) }
        return analyses
    }

    static func analysis(of sample: Sample) async throws -> ImageAnalysis {
        try #require(try await all.value[sample.image])
    }

    static func analysis(
        of sample: Sample, page: Int = 1, by analyzer: ImageAnalyzer
    ) async throws -> ImageAnalysis {
        var configuration = ImageAnalyzer.Configuration([.text, .machineReadableCode])
        configuration.locales = [sample.language]
        configuration.page = page
        return try await analyzer.analyze(imageAt: sample.url, configuration: configuration)
    }
}
