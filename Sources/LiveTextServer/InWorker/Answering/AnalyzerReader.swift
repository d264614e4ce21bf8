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
                image.page ?? ImageSource(bytes: image.bytes), orientation: options.orientation,
                configuration: options.configuration)
            if options.format.hasPages {
                let page = try SearchablePDF.Page(found, options: options.writing)
                return AnalysisDocument(bytes: [], page: page, timings: found.timings)
            }
            let document = try options.format.document(
                of: options.embedsGlyphs ? found.embeddingGlyphs() : found, named: image.name,
                hasTimings: options.hasTimings)
            return AnalysisDocument(bytes: document, timings: found.timings)
        } catch let error as CancellationError {
            throw error
        } catch {
            throw ImageAnalysisFailure(error)
        }
    }
}
