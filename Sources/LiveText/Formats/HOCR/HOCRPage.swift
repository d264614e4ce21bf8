internal import DocumentModel

/// A page of an hOCR document.
struct HOCRPage {
    private let analysis: ImageAnalysis
    private let name: String?
    /// The page's number in the document, the first being 1.
    private let page: Int
    private let resolution: Int?

    init(_ page: AnalyzedPage, number: Int, resolution: Int?) {
        analysis = page.analysis
        name = page.name
        self.page = number
        self.resolution = resolution
    }

    func write(to writer: inout XMLWriter) {
        let properties = HOCRProperties(image: name, page: analysis.size, number: page - 1, resolution: resolution)
        writer.block("div", ["class": "ocr_page", "id": "page_\(page)", "title": properties.text]) { element in
            var number = HOCRNumbers()
            for block in analysis.blocks { write(block, to: &element, &number) }
            for (index, code) in analysis.codes.enumerated() { write(code, index, to: &element) }
        }
    }

    private func write(_ block: TextBlock, to writer: inout XMLWriter, _ number: inout HOCRNumbers) {
        number.block += 1
        let properties = HOCRProperties(quad: block.quad, page: analysis.size)
        let first = block.lines.first { !$0.text.isEmpty }
        let language = first?.languageTag
        let direction = first?.hocrDirection
        writer.block(
            "div", ["class": "ocr_carea", "id": "block_\(page)_\(number.block)", "title": properties.text]
        ) { area in
            area.block(
                "p",
                [
                    "class": "ocr_par", "id": "par_\(page)_\(number.block)", "dir": direction, "lang": language,
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
            [
                "class": "ocr_line", "id": "line_\(page)_\(number.line)", "dir": dir, "lang": lang,
                "title": properties.text,
            ]
        ) { span in
            var end = 0
            for word in line.pieces {
                // Words of scripts without spaces follow each other without one.
                if end > 0, word.range.lowerBound > end { span.write(" ") }
                end = word.range.upperBound
                number.word += 1
                let properties = HOCRProperties(word: word, page: analysis.size)
                span.inline(
                    "span", ["class": "ocrx_word", "id": "word_\(page)_\(number.word)", "title": properties.text]
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
                "class": "ocr_image", "id": "code_\(page)_\(index + 1)", "data-symbology": code.symbology.rawValue,
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
