internal import Foundation
package import LiveText

extension GoogleVisionRequest {
    /// Reads the images one after the other, so that a batch takes no more of the service than a single request.
    ///
    /// - Parameters:
    ///   - service: what reads them.
    ///   - configuration: what holds for all of them, such as limits; languages that are hinted at take the
    ///     place of its own.
    /// - Throws: `CancellationError`; all else is an error of the image that it concerns.
    package func response(
        from service: any AnalysisService, configuration: ImageAnalyzer.Configuration
    ) async throws -> GoogleVisionResponse {
        var responses: [GoogleVisionAnnotation] = []
        for request in requests {
            responses.append(try await request.annotation(from: service, configuration: configuration))
        }
        return GoogleVisionResponse(responses: responses)
    }
}

extension GoogleVisionImageRequest {
    fileprivate func annotation(
        from service: any AnalysisService, configuration: ImageAnalyzer.Configuration
    ) async throws -> GoogleVisionAnnotation {
        guard !features.isEmpty, image.content != nil || image.hasSource else {
            return GoogleVisionAnnotation(error: .nothingAsked)
        }
        let others = features.filter { !$0.isText }
        let error = others.isEmpty ? nil : GoogleVisionStatus.unsupported(others)
        guard others.count < features.count else { return GoogleVisionAnnotation(error: error) }
        guard let content = image.content else { return GoogleVisionAnnotation(error: .address) }
        var configuration = configuration
        if !languages.isEmpty { configuration.locales = languages }
        do {
            let document = try await service.document(
                of: content, request: AnalysisRequest(configuration: configuration, format: .jsonl))
            let analysis = try JSONDecoder().decode(ImageAnalysis.self, from: Data(document.bytes))
            return GoogleVisionAnnotation(of: analysis, error: error)
        } catch let error as CancellationError {
            throw error
        } catch let failure as ImageAnalysisFailure {
            return GoogleVisionAnnotation(error: GoogleVisionStatus(failure))
        } catch {
            return GoogleVisionAnnotation(error: GoogleVisionStatus(code: 13, message: "Internal error."))
        }
    }
}
