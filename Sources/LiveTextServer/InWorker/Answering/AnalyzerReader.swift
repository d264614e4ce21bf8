package import LiveText

/// Reads images with an analyzer.
package struct AnalyzerReader: ImageReader {
    private let analyzer: ImageAnalyzer

    package init(analyzer: ImageAnalyzer = ImageAnalyzer()) {
        self.analyzer = analyzer
    }

    package func document(of image: Submission.Image, as options: ReadingOptions) async throws -> AnalysisDocument {
        do {
            let found = try await analyzer.analyzedImage(
                ImageSource(bytes: image.bytes), orientation: options.orientation, configuration: options.configuration)
            let text = try options.format.document(of: found, named: image.name, hasTimings: options.hasTimings)
            return AnalysisDocument(bytes: Array(text.utf8), timings: found.timings)
        } catch let error as CancellationError {
            throw error
        } catch {
            throw ImageAnalysisFailure(error)
        }
    }
}
