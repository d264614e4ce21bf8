package import Foundation
internal import PDFDocuments
internal import RichText

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
    /// Rich text: words, links, and pictures in the text.
    case rtf
    /// The same with the pictures as files: a folder, or in one piece.
    case rtfd
    /// Text with headings and lists.
    case markdown
    /// A page of the text alone, with its pictures, to flow as wide as a window is.
    case flow

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
        case .rtf: "rtf"
        case .rtfd: "rtfd"
        case .markdown: "md"
        case .flow: "html"
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
        case .rtf: "application/rtf"
        case .rtfd: "application/x-rtfd"
        case .markdown: "text/markdown; charset=utf-8"
        case .flow: "text/html; charset=utf-8"
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
    /// - Returns: The whole document; RTFD in one piece.
    /// - Throws: The error of the encoder of the object, or of the picture that a drawing or page holds.
    package func document(of image: AnalyzedImage, named name: String?, hasTimings: Bool = false) throws -> [UInt8] {
        switch self {
        case .pdf: try SearchablePDF.file(of: [SearchablePDF.Page(image)])
        case .rtf: Array(try RichTextDocument(image.analysis.attributedTranscript).rtf())
        case .rtfd: Array(try RichTextDocument(image.analysis.attributedTranscript).rtfd())
        default: Array(try text(of: image, named: name, hasTimings).utf8)
        }
    }

    private func text(of image: AnalyzedImage, named name: String?, _ hasTimings: Bool) throws -> String {
        switch self {
        case .json: try OrderedJSONEncoder(layout: .indented).encode(record(of: image, named: name, hasTimings))
        case .jsonl: try OrderedJSONEncoder().encode(record(of: image, named: name, hasTimings)) + "\n"
        case .text: image.analysis.transcript.isEmpty ? "" : image.analysis.plainText + "\n"
        case .svg: try SVGDrawing(of: image).text
        case .hocr: HOCRDocument(of: image.analysis, named: name).text
        case .alto: ALTODocument(of: image.analysis, named: name).text
        case .tsv: TSVTable(of: image.analysis).text
        case .html: try HTMLPage(of: image, named: name).text
        case .markdown: MarkdownText(of: image.analysis).text
        case .flow: try RichTextDocument(image.analysis.attributedTranscript).html()
        case .pdf, .rtf, .rtfd: ""
        }
    }

    /// Writes a document into a file: RTFD is a folder of that name.
    package func write(_ document: [UInt8], to file: URL) throws {
        // Under another name first: whoever is interrupted leaves no half of a file.
        guard self == .rtfd else { return try Data(document).write(to: file, options: .atomic) }
        try RichTextDocument(rtfd: Data(document)).write(rtfdFolder: file)
    }

    /// Writes why there is nothing to write about an image: an object in the native forms, nothing in the others.
    package func document(of failure: ImageAnalysisFailure, named name: String?, page: Int? = nil) throws -> [UInt8] {
        let record = AnalysisRecord(image: name, page: page, result: .failure(failure))
        return switch self {
        case .json: Array(try OrderedJSONEncoder(layout: .indented).encode(record).utf8)
        case .jsonl: Array((try OrderedJSONEncoder().encode(record) + "\n").utf8)
        default: []
        }
    }

    private func record(of image: AnalyzedImage, named name: String?, _ hasTimings: Bool) -> AnalysisRecord {
        AnalysisRecord(
            image: name, page: image.pageNumber, result: .success(image.analysis),
            timings: hasTimings ? image.timings : nil)
    }
}
