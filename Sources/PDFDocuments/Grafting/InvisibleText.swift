internal import CQPDF
internal import Foundation
internal import Imaging

/// Takes text that is not seen off a page: what text recognition left there.
struct InvisibleText {
    let file: OpaquePointer

    /// Changes a page's contents, and those of the forms that it draws.
    ///
    /// - Throws: `ImageAnalysisError` where the contents cannot be decoded.
    func remove(from page: qpdf_ref) throws {
        let contents = qpdf_ref_value(file, page, "/Contents")
        guard qpdf_ref_is_null(file, contents) == 0 else { return }
        let bytes = try data(of: page, isPage: true)
        if let kept = ContentScan.withoutInvisibleText(bytes) {
            // One stream takes the place of all: an operator may reach from one into the next.
            let stream = qpdf_file_stream(file)
            guard qpdf_ref_is_null(file, stream) == 0 else { throw PDFFile.damaged }
            replace(stream, with: kept)
            qpdf_ref_set(file, page, "/Contents", stream)
        }
        var seen: Set<Int32> = []
        try removeFromForms(of: qpdf_ref_value(file, page, "/Resources"), seen: &seen, depth: 0)
    }

    private func removeFromForms(of resources: qpdf_ref, seen: inout Set<Int32>, depth: Int) throws {
        guard depth < 8 else { return }
        let objects = qpdf_ref_value(file, resources, "/XObject")
        for form in QPDFDictionary(file: file, dictionary: objects).values {
            let entries = qpdf_ref_entries(file, form)
            guard qpdf_ref_is_stream(file, form) != 0,
                qpdf_ref_is_name(file, qpdf_ref_value(file, entries, "/Subtype"), "/Form") != 0,
                seen.insert(qpdf_ref_number_of(file, form)).inserted
            else { continue }
            let bytes = try data(of: form, isPage: false)
            if let kept = ContentScan.withoutInvisibleText(bytes) { replace(form, with: kept) }
            try removeFromForms(of: qpdf_ref_value(file, entries, "/Resources"), seen: &seen, depth: depth + 1)
        }
    }

    private func data(of object: qpdf_ref, isPage: Bool) throws -> [UInt8] {
        var count = 0
        guard let bytes = qpdf_ref_data(file, object, isPage ? 1 : 0, &count) else {
            throw ImageAnalysisError(
                .unreadableImage,
                "The contents of a page of the PDF document cannot be decoded: leave its text as it is (--text skip).")
        }
        defer { free(bytes) }
        return [UInt8](UnsafeBufferPointer(start: bytes, count: count))
    }

    private func replace(_ stream: qpdf_ref, with bytes: [UInt8]) {
        if let packed = try? Deflate.bytes(bytes) {
            qpdf_ref_replace_data(file, stream, packed, packed.count, "/FlateDecode")
        } else {
            qpdf_ref_replace_data(file, stream, bytes, bytes.count, nil)
        }
    }
}
