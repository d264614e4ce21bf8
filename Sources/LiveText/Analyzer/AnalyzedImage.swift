package import DocumentModel
package import Foundation
package import Imaging
package import PDFDocuments

/// An analysis with what it was made from and how long it took.
package struct AnalyzedImage: Sendable {
    /// What was read.
    package enum Origin: Sendable {
        /// An encoded image, whose page counts from 1, turned as it says or as the caller does; without bytes where pixels were
        /// given.
        case image([UInt8]?, page: Int, ImageOrientation?)
        /// A page of a document.
        case page(DocumentPage)
    }

    /// The upright pixels; of a page of a PDF none unless it was drawn.
    package let bitmap: Picture
    package let origin: Origin
    /// The lines that were read in the pixels: all but those that a page says itself.
    package let readLines: [TextLine]
    package private(set) var analysis: ImageAnalysis
    package let timings: AnalysisTimings

    /// The same with the pictures of its glyphs in the analysis, so that its JSON holds them.
    ///
    /// - Throws: `RichTextError` where a picture cannot be encoded.
    package func embeddingGlyphs() throws -> AnalyzedImage {
        var image = self
        image.analysis = try analysis.embeddingGlyphs()
        return image
    }

    /// The same with the pictures of its glyphs in a folder, which its JSON names.
    ///
    /// - Throws: `RichTextError`, or what the file system says.
    package func writingGlyphs(to folder: URL, named path: String) throws -> AnalyzedImage {
        var image = self
        image.analysis = try analysis.writingGlyphs(to: folder, named: path)
        return image
    }

    /// The page of a document, counted from 1; nil for an image.
    package var pageNumber: Int? {
        if case .page(let page) = origin { page.number } else { nil }
    }
}
