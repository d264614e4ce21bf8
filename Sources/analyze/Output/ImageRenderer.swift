import Foundation
import LiveText

/// Turns the result of an image into what is written for it.
struct ImageRenderer: Sendable {
    let format: AnalysisFormat
    let hasTimings: Bool
    var glyphs = GlyphPictures.none
    /// Where files go.
    var folder: String?
    var pages = SearchablePDF.Options()

    func rendered(_ input: ImageInput, _ result: Result<AnalyzedImage, ImageAnalysisFailure>) -> RenderedImage {
        do {
            if format.hasPages { return try page(input, result) }
            return RenderedImage(image: input.title, document: try document(input, result), failure: result.failure)
        } catch {
            return RenderedImage(image: input.title, document: [], failure: ImageAnalysisFailure(error))
        }
    }

    private func document(
        _ input: ImageInput, _ result: Result<AnalyzedImage, ImageAnalysisFailure>
    ) throws -> [UInt8] {
        switch result {
        case .success(let found):
            try format.document(of: picturing(found), named: input.name, hasTimings: hasTimings)
        case .failure(let failure): try format.document(of: failure, named: input.name, page: input.page)
        }
    }

    /// The image with the pictures of its glyphs where they are wanted.
    private func picturing(_ image: AnalyzedImage) throws -> AnalyzedImage {
        switch glyphs {
        case .none: image
        case .embed: try image.embeddingGlyphs()
        case .folder:
            try image.writingGlyphs(
                to: URL(fileURLWithPath: folder ?? ".", isDirectory: true).appendingPathComponent("glyphs"),
                named: "glyphs/")
        }
    }

    /// A page that cannot be read stays in its document as it is.
    private func page(
        _ input: ImageInput, _ result: Result<AnalyzedImage, ImageAnalysisFailure>
    ) throws -> RenderedImage {
        let page =
            switch result {
            case .success(let found): try SearchablePDF.Page(found, options: pages)
            case .failure: input.unreadPage
            }
        return RenderedImage(image: input.title, document: [], page: page, failure: result.failure)
    }
}

extension Result {
    fileprivate var failure: Failure? {
        if case .failure(let failure) = self { failure } else { nil }
    }
}
