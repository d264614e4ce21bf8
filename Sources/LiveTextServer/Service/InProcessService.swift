package import LiveText

/// Reads images in this process: the least overhead, and a crash in a recognition library takes the server along.
package struct InProcessService: AnalysisService {
    private let analyzer: ImageAnalyzer

    package init(analyzer: ImageAnalyzer = ImageAnalyzer()) {
        self.analyzer = analyzer
    }

    package func document(of image: [UInt8], request: AnalysisRequest) async throws -> AnalysisDocument {
        do {
            let found = try await analyzer.analyzedImage(
                ImageSource(bytes: image), orientation: request.orientation, configuration: request.configuration)
            let text = try request.format.document(of: found, named: request.name, hasTimings: request.hasTimings)
            return AnalysisDocument(bytes: Array(text.utf8), timings: found.timings)
        } catch let error as CancellationError {
            throw error
        } catch {
            throw ImageAnalysisFailure(error)
        }
    }
}
