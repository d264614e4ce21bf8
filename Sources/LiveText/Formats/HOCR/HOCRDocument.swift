internal import DocumentModel

/// An analysis as hOCR 1.2, in XHTML: blocks, lines and words with boxes and polygons in pixels of the upright image,
/// languages, directions, and confidences from 0 to 100.
///
/// The lower edge of a line stands for its baseline; lines that stand more sideways than upright have a `textangle` in its
/// place. A block is an area and its one paragraph. Codes are `ocr_image` with their payload as its text; data has no place in hOCR.
public struct HOCRDocument: Sendable {
    private let analysis: ImageAnalysis
    private let name: String?

    /// Makes a document of one page.
    ///
    /// - Parameters:
    ///   - analysis: what was found.
    ///   - name: the image's name or path as the document gives it; nil leaves it out.
    public init(of analysis: ImageAnalysis, named name: String? = nil) {
        self.analysis = analysis
        self.name = name
    }

    /// The document.
    public var text: String {
        var writer = XMLWriter(prolog: #"<?xml version="1.0" encoding="UTF-8"?>\#n<!DOCTYPE html>"#)
        writer.block("html", ["xmlns": "http://www.w3.org/1999/xhtml"]) { html in
            html.block("head") { writeHead(to: &$0) }
            html.block("body") { body in
                let properties = HOCRProperties(image: name, page: analysis.size)
                body.block("div", ["class": "ocr_page", "id": "page_1", "title": properties.text]) { page in
                    var number = HOCRNumbers()
                    for block in analysis.blocks { write(block, to: &page, &number) }
                    for (index, code) in analysis.codes.enumerated() { write(code, index, to: &page) }
                }
            }
        }
        return writer.text
    }

    private func writeHead(to writer: inout XMLWriter) {
        let languages = analysis.lines.compactMap { $0.languageTag?.prefix { $0 != "-" }.lowercased() }
        let meta = [
            ("ocr-system", "LiveText"),
            (
                "ocr-capabilities",
                "ocr_page ocr_carea ocr_par ocr_line ocrx_word ocr_image ocrp_lang ocrp_dir ocrp_poly ocrp_wconf"
            ),
            ("ocr-number-of-pages", "1"),
            ("ocr-langs", languages.isEmpty ? "unknown" : Set(languages).sorted().joined(separator: " ")),
        ]
        writer.leaf("title", text: name ?? "")
        writer.empty("meta", ["http-equiv": "Content-Type", "content": "text/html; charset=utf-8"])
        for (name, content) in meta { writer.empty("meta", ["name": name, "content": content]) }
    }

    private func write(_ block: TextBlock, to writer: inout XMLWriter, _ number: inout HOCRNumbers) {
        number.block += 1
        let properties = HOCRProperties(quad: block.quad, page: analysis.size)
        let first = block.lines.first { !$0.text.isEmpty }
        let language = first?.languageTag
        let direction = first?.hocrDirection
        writer.block(
            "div", ["class": "ocr_carea", "id": "block_1_\(number.block)", "title": properties.text]
        ) { area in
            area.block(
                "p",
                [
                    "class": "ocr_par", "id": "par_1_\(number.block)", "dir": direction, "lang": language,
                    "title": properties.text,
                ]
            ) { paragraph in
                for line in block.lines where !line.text.isEmpty {
                    write(
                        line, dir: line.hocrDirection == direction ? nil : line.hocrDirection ?? "ltr",
                        lang: line.languageTag == language ? nil : line.languageTag, to: &paragraph, &number)
                }
            }
        }
    }

    private func write(
        _ line: TextLine, dir: String?, lang: String?, to writer: inout XMLWriter, _ number: inout HOCRNumbers
    ) {
        number.line += 1
        let properties = HOCRProperties(line: line.quad, page: analysis.size)
        writer.inline(
            "span",
            ["class": "ocr_line", "id": "line_1_\(number.line)", "dir": dir, "lang": lang, "title": properties.text]
        ) { span in
            var end = 0
            for word in line.pieces {
                // Words of scripts without spaces follow each other without one.
                if end > 0, word.range.lowerBound > end { span.write(" ") }
                end = word.range.upperBound
                number.word += 1
                let properties = HOCRProperties(word: word, page: analysis.size)
                span.inline(
                    "span", ["class": "ocrx_word", "id": "word_1_\(number.word)", "title": properties.text]
                ) { $0.write(word.text) }
            }
        }
        writer.endLine()
    }

    private func write(_ code: Code, _ index: Int, to writer: inout XMLWriter) {
        let properties = HOCRProperties(quad: code.quad, page: analysis.size)
        writer.leaf(
            "div",
            [
                "class": "ocr_image", "id": "code_1_\(index + 1)", "data-symbology": code.symbology.rawValue,
                "title": properties.text,
            ], text: code.payload ?? "")
    }
}

/// How many of each were written.
private struct HOCRNumbers {
    var block = 0
    var line = 0
    var word = 0
}

extension TextLine {
    /// The direction where it is not the usual one; a column has none that HTML could name.
    fileprivate var hocrDirection: String? { direction == .rightToLeft ? "rtl" : nil }
}
