/// An analysis as hOCR 1.2, in XHTML: blocks, lines and words with boxes and polygons in pixels of the upright image,
/// languages, directions, and confidences from 0 to 100.
///
/// The lower edge of a line stands for its baseline; lines that stand more sideways than upright have a `textangle` in its
/// place. A block is an area and its one paragraph. Codes are `ocr_image` with their payload as its text; data has no place in hOCR.
public struct HOCRDocument: Sendable {
    private let pages: [AnalyzedPage]
    /// Dots per inch of all pages, where that is known.
    private let resolution: Int?

    /// Makes a document of one page.
    ///
    /// - Parameters:
    ///   - analysis: what was found.
    ///   - name: the image's name or path as the document gives it; nil leaves it out.
    public init(of analysis: ImageAnalysis, named name: String? = nil) {
        self.init(of: [AnalyzedPage(analysis: analysis, name: name)])
    }

    /// Makes a document of several pages, with their dots per inch where these are known.
    package init(of pages: [AnalyzedPage], resolution: Int? = nil) {
        self.pages = pages
        self.resolution = resolution
    }

    /// The document.
    public var text: String {
        var writer = XMLWriter(prolog: #"<?xml version="1.0" encoding="UTF-8"?>\#n<!DOCTYPE html>"#)
        writer.block("html", ["xmlns": "http://www.w3.org/1999/xhtml"]) { html in
            html.block("head") { writeHead(to: &$0) }
            html.block("body") { body in
                for (index, page) in pages.enumerated() {
                    HOCRPage(page, number: index + 1, resolution: resolution).write(to: &body)
                }
            }
        }
        return writer.text
    }

    private func writeHead(to writer: inout XMLWriter) {
        let languages = pages.flatMap(\.analysis.lines).compactMap {
            $0.languageTag?.prefix { $0 != "-" }.lowercased()
        }
        let meta = [
            ("ocr-system", "LiveText"),
            (
                "ocr-capabilities",
                "ocr_page ocr_carea ocr_par ocr_line ocrx_word ocr_image ocrp_lang ocrp_dir ocrp_poly ocrp_wconf"
            ),
            ("ocr-number-of-pages", String(pages.count)),
            ("ocr-langs", languages.isEmpty ? "unknown" : Set(languages).sorted().joined(separator: " ")),
        ]
        writer.leaf("title", text: pages.first?.name ?? "")
        writer.empty("meta", ["http-equiv": "Content-Type", "content": "text/html; charset=utf-8"])
        for (name, content) in meta { writer.empty("meta", ["name": name, "content": content]) }
    }
}
