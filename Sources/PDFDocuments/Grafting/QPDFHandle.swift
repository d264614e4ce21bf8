internal import CQPDF
internal import Foundation
internal import Imaging

/// A document that is being changed. What takes pages of it reads their streams when it is written: until then both stay open.
final class QPDFHandle {
    let file: OpaquePointer
    /// What is freed with the handle.
    private let memory: UnsafeMutableBufferPointer<UInt8>?

    /// Opens a document to change it.
    ///
    /// - Throws: `ImageAnalysisError` where it is damaged or encrypted, or qpdf is not installed.
    init(_ bytes: [UInt8]) throws {
        let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(bytes.count, 1))
        _ = memory.initialize(from: bytes)
        do {
            file = try Self.opened(memory, count: bytes.count, isLookedAt: false)
        } catch {
            memory.deallocate()
            throw error
        }
        self.memory = memory
    }

    /// Opens a document to look at it, encrypted or not.
    ///
    /// - Parameters:
    ///   - memory: What outlives the handle.
    ///   - count: How many bytes of it are the document.
    /// - Throws: `ImageAnalysisError` where it is damaged, or qpdf is not installed.
    init(lookingAt memory: UnsafeMutableBufferPointer<UInt8>, count: Int) throws {
        file = try Self.opened(memory, count: count, isLookedAt: true)
        self.memory = nil
    }

    private static func opened(
        _ memory: UnsafeMutableBufferPointer<UInt8>, count: Int, isLookedAt: Bool
    ) throws -> OpaquePointer {
        try QPDFLibrary.load()
        var outcome = qpdf_file_success
        guard
            let file = memory.baseAddress.flatMap({ qpdf_file_open($0, count, isLookedAt ? 1 : 0, &outcome) })
        else { throw failure(outcome) }
        return file
    }

    deinit {
        qpdf_file_close(file)
        memory?.deallocate()
    }

    /// Whether something was damaged among what was read up to here: others may understand it otherwise.
    var isRepaired: Bool { qpdf_file_is_repaired(file) != 0 }

    var pageCount: Int { Int(qpdf_file_page_count(file)) }

    /// The dictionary of a page, counted from 0.
    func page(_ index: Int) -> qpdf_ref { qpdf_file_page(file, Int32(index)) }

    /// The file as it is now.
    func written() throws -> [UInt8] {
        var count = 0
        guard let bytes = qpdf_file_write(file, &count) else { throw PDFFile.damaged }
        defer { free(bytes) }
        return [UInt8](UnsafeBufferPointer(start: bytes, count: count))
    }

    private static func failure(_ outcome: qpdf_file_outcome) -> ImageAnalysisError {
        switch outcome {
        case qpdf_file_encrypted:
            ImageAnalysisError(
                .unsupportedFormat,
                "The PDF document is encrypted and cannot get a text layer: take the protection off first (qpdf "
                    + "--decrypt).")
        case qpdf_file_no_memory: .outOfMemory
        default: PDFFile.damaged
        }
    }
}
