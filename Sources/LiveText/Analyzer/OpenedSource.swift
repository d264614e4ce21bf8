package import Imaging
internal import PDFDocuments

/// What a source turned out to be.
package enum OpenedSource: Sendable {
    /// An image, or what may be one.
    case image(ImageSource)
    case document(PDFDocument)

    /// Looks at the beginning of a source, and opens a document.
    ///
    /// - Throws: `ImageAnalysisError` where it cannot be read, or the document cannot be opened.
    package init(_ source: ImageSource, limits: ImageLimits) async throws {
        guard let head = try source.head(count: 1024, limit: limits.bytes) else {
            self = .image(source)
            return
        }
        guard PDFFile.matches(head.bytes), !ImageDecoder.isImage(head.bytes) else {
            self = .image(head.source)
            return
        }
        let file = try await PDFFile(bytes: head.source.encodedBytes(limit: limits.bytes) ?? [])
        self = .document(PDFDocument(file: file))
    }
}
