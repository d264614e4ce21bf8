internal import CQPDF

/// Tells how much PDFium has to draw for the pages of a document.
final class PageBounds {
    let document: QPDFHandle
    private let pageCount: Int
    /// Whether PDFium finds the same page at each number.
    private let isOrderly: Bool
    private var known: [Int: DrawingExtent] = [:]

    /// - Parameters:
    ///   - document: The document.
    ///   - pageCount: How many pages PDFium counts.
    init(_ document: QPDFHandle, pageCount: Int) {
        self.document = document
        self.pageCount = pageCount
        isOrderly = document.pageCount == pageCount && PageTree(file: document.file).isCounted
        qpdf_file_forget_refs(document.file)
    }

    /// The extent of a page, counted from 0; in a document whose pages are counted wrongly, the largest of all.
    func extent(ofPage index: Int) -> DrawingExtent {
        guard !isOrderly else { return look(at: index) }
        var largest = DrawingExtent.plainObjects
        for index in 0..<document.pageCount where largest < .beyondBounds { largest = max(largest, look(at: index)) }
        return largest
    }

    private func look(at index: Int) -> DrawingExtent {
        if let known = known[index] { return known }
        let extent = DrawingSurvey.extent(of: document.page(index), in: document.file)
        qpdf_file_forget_refs(document.file)
        known[index] = extent
        return extent
    }
}
