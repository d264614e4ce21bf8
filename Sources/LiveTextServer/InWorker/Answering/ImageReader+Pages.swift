internal import Foundation
internal import LiveText

/// A page of a document that was read.
struct PageReading: Sendable {
    /// The first page has the number 0.
    let index: Int
    let analysis: ImageAnalysis
}

extension ImageReader {
    /// Reads an image.
    ///
    /// - Throws: `ImageAnalysisFailure`, or `CancellationError` as soon as the task is cancelled.
    func analysis(of image: [UInt8], options: ReadingOptions) async throws -> ImageAnalysis {
        try await analysis(of: Submission.Image(bytes: image), options: options)
    }

    private func analysis(of image: Submission.Image, options: ReadingOptions) async throws -> ImageAnalysis {
        let document = try await document(of: image, as: options)
        return try JSONDecoder().decode(ImageAnalysis.self, from: Data(document.bytes))
    }

    /// Reads the pages of a document, one after the other.
    ///
    /// - Parameters:
    ///   - document: An image, which may have pages, or a PDF.
    ///   - wanted: The pages to read, counted from 0; nil reads all.
    ///   - options: How they are read.
    /// - Returns: What was read, page by page.
    /// - Throws: `ImageAnalysisFailure` where a page cannot be read, or `CancellationError`.
    func pages(
        of document: [UInt8], wanted: Set<Int>? = nil, options: ReadingOptions
    ) async throws -> [PageReading] {
        var pages: [PageReading] = []
        let limits = options.configuration.limits
        let opened: OpenedSource
        do {
            opened = try await OpenedSource(ImageSource(bytes: document), limits: limits)
        } catch let error as ImageAnalysisError {
            throw ImageAnalysisFailure(error)
        }
        let count =
            switch opened {
            case .image: ImageDecoder.pageCount(of: document)
            case .document(let file): file.pageCount
            }
        for index in 0..<count where wanted?.contains(index) ?? true {
            var options = options
            var image = Submission.Image(bytes: document)
            switch opened {
            case .image: options.configuration.page = index + 1
            case .document(let file): image = Submission.Image(bytes: [], page: file.page(index + 1))
            }
            pages.append(PageReading(index: index, analysis: try await analysis(of: image, options: options)))
        }
        return pages
    }
}

extension [PageReading] {
    /// The pages as one text in Markdown.
    var markdown: String { map { MarkdownText(of: $0.analysis).text }.joined(separator: "\n") }
    /// The pages' lines as they stand.
    var text: String { map(\.analysis.transcript).joined(separator: "\n\n") }
}
