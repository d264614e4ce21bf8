import LiveText

/// Turns the result of an image into what is printed for it.
struct ImageRenderer: Sendable {
    let format: OutputFormat
    let hasTimings: Bool

    func rendered(_ image: String, _ result: Result<AnalyzedImage, ImageAnalysisFailure>) -> RenderedImage {
        do {
            return RenderedImage(image: image, text: try text(image, result), failure: result.failure)
        } catch {
            return RenderedImage(image: image, text: "", failure: ImageAnalysisFailure(error))
        }
    }

    private func text(_ image: String, _ result: Result<AnalyzedImage, ImageAnalysisFailure>) throws -> String {
        switch format {
        case .json: try OrderedJSONEncoder(layout: .indented).encode(record(image, result))
        case .jsonl: try OrderedJSONEncoder().encode(record(image, result)) + "\n"
        case .text:
            switch result {
            case .success(let found) where !found.analysis.transcript.isEmpty: found.analysis.transcript + "\n"
            default: ""
            }
        case .svg:
            switch result {
            case .success(let found): try SVGDrawing(of: found).text
            case .failure: ""
            }
        }
    }

    private func record(_ image: String, _ result: Result<AnalyzedImage, ImageAnalysisFailure>) -> AnalysisRecord {
        AnalysisRecord(
            image: image, result: result.map(\.analysis), timings: hasTimings ? try? result.get().timings : nil)
    }
}

extension Result {
    fileprivate var failure: Failure? {
        if case .failure(let failure) = self { failure } else { nil }
    }
}
