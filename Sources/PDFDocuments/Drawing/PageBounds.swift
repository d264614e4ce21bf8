internal import CQPDF

/// Tells which pages of a document PDFium can draw within reason.
final class PageBounds {
    let document: QPDFHandle
    private let pageCount: Int
    /// Whether PDFium finds the same page at each number.
    private let isOrderly: Bool
    private var known: [Int: Bool] = [:]

    /// - Parameters:
    ///   - document: The document.
    ///   - pageCount: How many pages PDFium counts.
    init(_ document: QPDFHandle, pageCount: Int) {
        self.document = document
        self.pageCount = pageCount
        isOrderly = document.pageCount == pageCount && PageTree(file: document.file).isCounted
        qpdf_file_forget_refs(document.file)
    }

    /// Whether a page, counted from 0, is within the bounds; in a document whose pages are counted wrongly, whether all are.
    func hold(forPage index: Int) -> Bool {
        isOrderly ? check(index) : (0..<document.pageCount).allSatisfy(check)
    }

    private func check(_ index: Int) -> Bool {
        if let known = known[index] { return known }
        let isBounded = DrawingSurvey.isBounded(document.page(index), of: document.file)
        qpdf_file_forget_refs(document.file)
        known[index] = isBounded
        return isBounded
    }
}
