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
            let makesPages = options.makesPages || options.format.hasPages
            let page = makesPages ? try SearchablePDF.Page(found, options: options.writing) : nil
            if options.format.hasPages { return AnalysisDocument(bytes: [], page: page, timings: found.timings) }
            let document = try options.format.document(
                of: options.embedsGlyphs ? found.embeddingGlyphs() : found, named: image.name,
                hasTimings: options.hasTimings)
            return AnalysisDocument(bytes: document, page: page, timings: found.timings)
        } catch let error as CancellationError {
            throw error
        } catch {
            throw ImageAnalysisFailure(error)
        }
    }
}
