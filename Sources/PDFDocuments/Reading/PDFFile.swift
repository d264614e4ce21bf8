internal import CPDFium
import Imaging

/// A document that is open.
@PDFium
package final class PDFFile: PagedDocument {
    /// The file's bytes, which PDFium reads from as long as the document is open.
    package nonisolated let bytes: [UInt8]
    package nonisolated let pageCount: Int
    private var document: OpaquePointer
    private let memory: UnsafeMutableBufferPointer<UInt8>
    private var bounds: PageBounds?
    /// The document as qpdf repaired it, once it was found to be damaged.
    private var repaired: UnsafeMutableBufferPointer<UInt8>?

    /// Opens a document.
    ///
    /// - Throws: `ImageAnalysisError` where it is damaged, encrypted, or has too many pages, and where PDFium is not installed.
    package init(bytes: [UInt8]) throws {
        try PDFiumLibrary.load()
        let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(bytes.count, 1))
        _ = memory.initialize(from: bytes)
        var outcome = pdfium_success
        let document = memory.baseAddress.flatMap { pdfium_open($0, bytes.count, &outcome) }
        guard let document else {
            memory.deallocate()
            throw Self.failure(outcome)
        }
        let count = Int(pdfium_page_count(document))
        guard (1...Self.mostPages).contains(count) else {
            pdfium_close(document)
            memory.deallocate()
            throw count < 1 ? Self.damaged : Self.tooManyPages(count)
        }
        self.bytes = bytes
        self.memory = memory
        self.document = document
        pageCount = count
    }

    isolated deinit {
        pdfium_close(document)
        repaired?.deallocate()
        memory.deallocate()
    }

    /// Whether somebody signed it: what is added to it would break the signature.
    package var isSigned: Bool { pdfium_signature_count(document) > 0 }

    /// Lends a page, counted from 1, and tells how much there is to draw.
    func withPage<Result>(
        _ number: Int, _ body: (OpaquePointer, DrawingExtent) throws -> Result
    ) throws -> Result {
        guard (1...pageCount).contains(number) else {
            throw ImageAnalysisError(
                .unreadableImage,
                "There is no page \(number): the PDF document has \(pageCount == 1 ? "one page" : "\(pageCount) pages"), "
                    + "and the first is page 1.")
        }
        let extent = try extent(of: number)
        guard let page = pdfium_page_load(document, Int32(number - 1)) else { throw Self.damagedPage(number) }
        defer { pdfium_page_close(page) }
        return try body(page, extent)
    }

    /// - Throws: `ImageAnalysisError` where PDFium would take minutes and gigabytes for a page.
    private func extent(of number: Int) throws -> DrawingExtent {
        let bounds = try bounds ?? PageBounds(QPDFHandle(lookingAt: memory, count: bytes.count), pageCount: pageCount)
        self.bounds = bounds
        guard number <= bounds.document.pageCount else { throw Self.damagedPage(number) }
        let extent = bounds.extent(ofPage: number - 1)
        guard extent < .beyondBounds else { throw Self.repeatedDrawing(number) }
        if bounds.document.isRepaired, repaired == nil { try readRepaired(bounds.document.written()) }
        guard number <= Int(pdfium_page_count(document)) else { throw Self.damagedPage(number) }
        return extent
    }

    /// Has PDFium read the document as it was understood when its pages were looked at: what is damaged it may understand otherwise.
    private func readRepaired(_ bytes: [UInt8]) throws {
        let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(bytes.count, 1))
        _ = memory.initialize(from: bytes)
        var outcome = pdfium_success
        guard let document = memory.baseAddress.flatMap({ pdfium_open($0, bytes.count, &outcome) }) else {
            memory.deallocate()
            throw Self.failure(outcome)
        }
        pdfium_close(self.document)
        (self.document, repaired) = (document, memory)
    }

    /// Whether bytes begin as those of a PDF document do; some writers put something before.
    package nonisolated static func matches(_ bytes: [UInt8]) -> Bool {
        let mark = Array("%PDF-".utf8)
        let head = bytes.prefix(1024)
        return head.indices.contains { head[$0...].starts(with: mark) }
    }

    /// No document that people read has more pages.
    nonisolated static let mostPages = 20_000

    private nonisolated static func failure(_ outcome: pdfium_outcome) -> ImageAnalysisError {
        switch outcome {
        case pdfium_encrypted:
            ImageAnalysisError(
                .unreadableImage,
                "The PDF document is encrypted and wants a password: take the protection off first (qpdf --decrypt "
                    + "--password=…).")
        case pdfium_unknown_encryption:
            ImageAnalysisError(
                .unsupportedFormat, "The PDF document is encrypted in a way that is not known: print it to a new PDF.")
        default: damaged
        }
    }

    nonisolated static let damaged = ImageAnalysisError(
        .unreadableImage, "The PDF document is damaged or was cut short: fetch or export it again.")

    nonisolated static func damagedPage(_ number: Int) -> ImageAnalysisError {
        ImageAnalysisError(
            .unreadableImage, "Page \(number) of the PDF document is damaged: export the document again.")
    }

    nonisolated static func repeatedDrawing(_ number: Int) -> ImageAnalysisError {
        ImageAnalysisError(
            .imageTooLarge,
            "Page \(number) of the PDF document draws the same forms, patterns or glyphs over and over, millions of times: print "
                + "the document to a new PDF, or make an image of the page.")
    }

    nonisolated static func lateDrawing(_ number: Int) -> ImageAnalysisError {
        ImageAnalysisError(
            .timedOut,
            "Page \(number) of the PDF document could not be drawn in time: print the document to a new PDF, make an image of the "
                + "page, or allow more time, which is a minute at most.")
    }

    private nonisolated static func tooManyPages(_ count: Int) -> ImageAnalysisError {
        ImageAnalysisError(
            .imageTooLarge, "The PDF document has \(count) pages; the limit is \(mostPages) pages: split it.")
    }
}
