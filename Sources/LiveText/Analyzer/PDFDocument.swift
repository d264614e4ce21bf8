public import Foundation
public import Imaging
internal import PDFDocuments

/// A PDF document that is open, for its pages to be analysed like images.
///
/// ```swift
/// let document = try await PDFDocument(url: url)
/// for page in document.pages {
///     print(try await analyzer.analyze(page, configuration: configuration).transcript)
/// }
/// ```
public struct PDFDocument: Sendable {
    package let file: PDFFile

    /// Opens a document file; nothing is fetched from a network.
    ///
    /// - Throws: `ImageAnalysisError` where it is damaged, encrypted, or too large, and where PDFium is not installed.
    public init(url: URL, limits: ImageLimits = ImageLimits()) async throws {
        try await self.init(ImageSource(url: url), limits: limits)
    }

    /// Opens a document in memory.
    ///
    /// - Throws: `ImageAnalysisError`, as above.
    public init(data: Data, limits: ImageLimits = ImageLimits()) async throws {
        try await self.init(ImageSource(data: data), limits: limits)
    }

    private init(_ source: ImageSource, limits: ImageLimits) async throws {
        file = try await PDFFile(bytes: source.encodedBytes(limit: limits.bytes) ?? [])
    }

    package init(file: PDFFile) {
        self.file = file
    }

    /// How many pages it has.
    public var pageCount: Int { file.pageCount }

    /// Its pages in their order, as images to analyse.
    ///
    /// Text that a page has itself is taken as it is; see ``ImageAnalyzer/Configuration/pageText``.
    public var pages: [ImageSource] { (1...max(pageCount, 1)).map(page) }

    /// A page, counted from 1; analysing one that there is not fails.
    public func page(_ number: Int) -> ImageSource { ImageSource(page: number, of: file) }
}
