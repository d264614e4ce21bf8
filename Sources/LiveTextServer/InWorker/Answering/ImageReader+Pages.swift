internal import Foundation
internal import LiveText

/// A page of a document that was read.
struct PageReading: Sendable {
    /// The first page has the number 0.
    let index: Int
    let analysis: ImageAnalysis
    /// What it becomes in a PDF; nil unless the request makes pages.
    var page: SearchablePDF.Page?
}

extension ImageReader {
    /// Reads an image.
    ///
    /// - Throws: `ImageAnalysisFailure`, or `CancellationError` as soon as the task is cancelled.
    func analysis(of image: [UInt8], options: ReadingOptions) async throws -> ImageAnalysis {
        try await reading(of: Submission.Image(bytes: image), index: 0, options: options).analysis
    }

    private func reading(
        of image: Submission.Image, index: Int, options: ReadingOptions
    ) async throws -> PageReading {
        let document = try await document(of: image, as: options)
        let analysis = try JSONDecoder().decode(ImageAnalysis.self, from: Data(document.bytes))
        return PageReading(index: index, analysis: analysis, page: document.page)
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
            pages.append(try await reading(of: image, index: index, options: options))
        }
        return pages
    }
}

extension [PageReading] {
    /// One searchable PDF of all pages.
    ///
    /// - Throws: `ImageAnalysisFailure` where a document cannot get a text layer.
    func file(options: ReadingOptions) throws -> [UInt8] {
        do {
            return try SearchablePDF.file(of: compactMap(\.page), options: options.writing)
        } catch {
            throw ImageAnalysisFailure(error)
        }
    }

    /// The pages as one text in Markdown.
    var markdown: String { map { MarkdownText(of: $0.analysis).text }.joined(separator: "\n") }
    /// The pages' lines as they stand.
    var text: String { map(\.analysis.transcript).joined(separator: "\n\n") }
}
