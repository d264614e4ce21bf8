internal import LiveText

extension GoogleVisionRequest {
    /// Reads the images one after the other, so that a batch takes no more of the service than a single request.
    ///
    /// - Parameters:
    ///   - reader: What reads the images.
    ///   - options: What holds for all images, such as limits. If a request names languages, they replace the ones
    ///     given here.
    /// - Returns: An annotation for each image, in order.
    /// - Throws: `CancellationError`. Any other error becomes part of the annotation of the image that it concerns.
    package func response(
        from reader: any ImageReader, options: ReadingOptions
    ) async throws -> GoogleVisionResponse {
        var responses: [GoogleVisionAnnotation] = []
        for request in requests {
            responses.append(try await request.annotation(from: reader, options: options))
        }
        return GoogleVisionResponse(responses: responses)
    }
}

extension GoogleVisionImageRequest {
    fileprivate func annotation(
        from reader: any ImageReader, options: ReadingOptions
    ) async throws -> GoogleVisionAnnotation {
        guard !features.isEmpty, image.content != nil || image.hasSource else {
            return GoogleVisionAnnotation(error: .nothingAsked)
        }
        let others = features.filter { !$0.isText }
        let error = others.isEmpty ? nil : GoogleVisionStatus.unsupported(others)
        guard others.count < features.count else { return GoogleVisionAnnotation(error: error) }
        guard let content = image.content else { return GoogleVisionAnnotation(error: .address) }
        var options = options
        if !languages.isEmpty { options.configuration.locales = languages }
        do {
            let analysis = try await reader.analysis(of: content, options: options)
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
