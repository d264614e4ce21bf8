import LiveText

/// Turns the result of an image into what is printed for it.
struct ImageRenderer: Sendable {
    let format: AnalysisFormat
    let hasTimings: Bool

    func rendered(_ image: String, _ result: Result<AnalyzedImage, ImageAnalysisFailure>) -> RenderedImage {
        do {
            return RenderedImage(image: image, text: try text(image, result), failure: result.failure)
        } catch {
            return RenderedImage(image: image, text: "", failure: ImageAnalysisFailure(error))
        }
    }

    private func text(_ image: String, _ result: Result<AnalyzedImage, ImageAnalysisFailure>) throws -> String {
        switch result {
        case .success(let found): try format.document(of: found, named: image, hasTimings: hasTimings)
        case .failure(let failure): try format.document(of: failure, named: image)
        }
    }
}

extension Result {
    fileprivate var failure: Failure? {
        if case .failure(let failure) = self { failure } else { nil }
    }
}
