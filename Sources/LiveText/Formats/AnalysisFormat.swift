internal import PDFDocuments

/// A form in which an analysis is written.
package enum AnalysisFormat: String, Hashable, Sendable, Codable, CaseIterable {
    /// The native object, indented.
    case json
    /// The native object on a line.
    case jsonl
    /// The transcript alone.
    case text
    /// The picture with what was found drawn over it.
    case svg
    /// hOCR: XHTML with places in the titles.
    case hocr
    /// ALTO: the XML of libraries and archives.
    case alto
    /// A table with Tesseract's columns.
    case tsv
    /// A page with the picture and its text to select.
    case html
    /// A PDF with the image and its text to search and select.
    case pdf

    package var fileExtension: String {
        switch self {
        case .json: "json"
        case .jsonl: "jsonl"
        case .text: "txt"
        case .svg: "svg"
        case .hocr: "hocr"
        case .alto: "xml"
        case .tsv: "tsv"
        case .html: "html"
        case .pdf: "pdf"
        }
    }

    package var mediaType: String {
        switch self {
        case .json: "application/json"
        case .jsonl: "application/jsonl"
        case .text: "text/plain; charset=utf-8"
        case .svg: "image/svg+xml"
        case .hocr: "text/vnd.hocr+html; charset=utf-8"
        case .alto: "application/xml"
        case .tsv: "text/tab-separated-values; charset=utf-8"
        case .html: "text/html; charset=utf-8"
        case .pdf: "application/pdf"
        }
    }

    /// Whether what is written about an image says itself why there is nothing to say.
    package var tellsFailures: Bool { self == .json || self == .jsonl }

    /// Whether several images can be written one after the other; otherwise each needs a file of its own.
    package var holdsSeveralImages: Bool { self == .json || self == .jsonl || self == .text }

    /// Whether several images become pages of one file.
    package var hasPages: Bool { self == .pdf }

    /// Whether the document shows the image.
    package var showsImages: Bool { self == .svg || self == .html }

    /// Writes what was found in an image.
    ///
    /// - Parameters:
    ///   - image: The image with its analysis.
    ///   - name: The image as it was named; nil where it has no name.
    ///   - hasTimings: Whether the native object says how long each stage took.
    /// - Returns: The whole document.
    /// - Throws: The error of the encoder of the object, or of the picture that a drawing or page holds.
    package func document(of image: AnalyzedImage, named name: String?, hasTimings: Bool = false) throws -> [UInt8] {
        if self == .pdf { return try SearchablePDF.file(of: [SearchablePDF.Page(image)]) }
        return Array(try text(of: image, named: name, hasTimings).utf8)
    }

    private func text(of image: AnalyzedImage, named name: String?, _ hasTimings: Bool) throws -> String {
        switch self {
        case .json: try OrderedJSONEncoder(layout: .indented).encode(record(of: image, named: name, hasTimings))
        case .jsonl: try OrderedJSONEncoder().encode(record(of: image, named: name, hasTimings)) + "\n"
        case .text: image.analysis.transcript.isEmpty ? "" : image.analysis.transcript + "\n"
        case .svg: try SVGDrawing(of: image).text
        case .hocr: HOCRDocument(of: image.analysis, named: name).text
        case .alto: ALTODocument(of: image.analysis, named: name).text
        case .tsv: TSVTable(of: image.analysis).text
        case .html: try HTMLPage(of: image, named: name).text
        case .pdf: ""
        }
    }

    /// Writes why there is nothing to write about an image: an object in the native forms, nothing in the others.
    package func document(of failure: ImageAnalysisFailure, named name: String?, page: Int? = nil) throws -> [UInt8] {
        let record = AnalysisRecord(image: name, page: page, result: .failure(failure))
        return switch self {
        case .json: Array(try OrderedJSONEncoder(layout: .indented).encode(record).utf8)
        case .jsonl: Array((try OrderedJSONEncoder().encode(record) + "\n").utf8)
        case .text, .svg, .hocr, .alto, .tsv, .html, .pdf: []
        }
    }

    private func record(of image: AnalyzedImage, named name: String?, _ hasTimings: Bool) -> AnalysisRecord {
        AnalysisRecord(
            image: name, page: image.pageNumber, result: .success(image.analysis),
            timings: hasTimings ? image.timings : nil)
    }
}
