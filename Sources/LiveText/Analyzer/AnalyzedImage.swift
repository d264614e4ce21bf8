package import DocumentModel
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
    package let analysis: ImageAnalysis
    package let timings: AnalysisTimings

    /// The page of a document, counted from 1; nil for an image.
    package var pageNumber: Int? {
        if case .page(let page) = origin { page.number } else { nil }
    }
}
