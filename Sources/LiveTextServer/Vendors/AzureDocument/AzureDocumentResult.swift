internal import LiveText

/// What Azure Document Intelligence's model `prebuilt-read` answers about a document.
struct AzureDocumentResult: Hashable, Encodable {
    struct Span: Hashable, Encodable {
        let offset: Int
        let length: Int
    }

    struct Page: Hashable, Encodable {
        let pageNumber: Int
        let angle: Double
        let width: Int
        let height: Int
        let unit = "pixel"
        let words: [Word]
        let lines: [Line]
        let spans: [Span]
    }

    struct Word: Hashable, Encodable {
        let content: String
        let polygon: [Double]
        let confidence: Double
        let span: Span
    }

    struct Line: Hashable, Encodable {
        let content: String
        let polygon: [Double]
        let spans: [Span]
    }

    struct Paragraph: Hashable, Encodable {
        struct Region: Hashable, Encodable {
            let pageNumber: Int
            let polygon: [Double]
        }

        let content: String
        let boundingRegions: [Region]
        let spans: [Span]
    }

    let apiVersion = "2024-11-30"
    let modelId = "prebuilt-read"
    let stringIndexType: String
    let contentFormat: String
    let content: String
    let pages: [Page]
    let paragraphs: [Paragraph]
    let styles: [String] = []

    /// Places in the text hold for its plain form; Markdown has none.
    init(of pages: [PageReading], indexType: AzureDocumentRequest.IndexType, isMarkdown: Bool) {
        stringIndexType = indexType.rawValue
        contentFormat = isMarkdown ? "markdown" : "text"
        var text = ""
        var offset = 0
        var found: [Page] = []
        var paragraphs: [Paragraph] = []
        for page in pages {
            let start = offset
            var lines: [Line] = []
            var words: [Word] = []
            for block in page.analysis.blocks {
                let blockStart = offset
                for line in block.lines {
                    if offset > 0 {
                        text += "\n"
                        offset += 1
                    }
                    for word in line.pieces {
                        let before = indexType.length(of: line.text.prefix(utf16: word.range.lowerBound))
                        let span = Span(offset: offset + before, length: indexType.length(of: word.text))
                        words.append(
                            Word(
                                content: word.text, polygon: word.quad.numbers, confidence: word.confidence, span: span)
                        )
                    }
                    let span = Span(offset: offset, length: indexType.length(of: line.text))
                    lines.append(Line(content: line.text, polygon: line.quad.numbers, spans: [span]))
                    text += line.text
                    offset += span.length
                }
                let place = blockStart > 0 ? blockStart + 1 : 0
                paragraphs.append(
                    Paragraph(
                        content: block.unwrappedText,
                        boundingRegions: [.init(pageNumber: page.index + 1, polygon: block.quad.numbers)],
                        spans: [Span(offset: place, length: max(0, offset - place))]))
            }
            let place = start > 0 ? min(start + 1, offset) : 0
            found.append(
                Page(
                    pageNumber: page.index + 1, angle: page.analysis.degrees, width: page.analysis.size.width,
                    height: page.analysis.size.height, words: words, lines: lines,
                    spans: [Span(offset: place, length: offset - place)]))
        }
        content = isMarkdown ? pages.markdown : text
        self.pages = found
        self.paragraphs = paragraphs
    }
}

extension AzureDocumentRequest.IndexType {
    fileprivate func length(of text: some StringProtocol) -> Int {
        switch self {
        case .textElements: text.count
        case .unicodeCodePoint: text.unicodeScalars.count
        case .utf16CodeUnit: text.utf16.count
        }
    }
}

extension String {
    fileprivate func prefix(utf16 offset: Int) -> Substring {
        self[..<(utf16.index(startIndex, offsetBy: offset, limitedBy: endIndex) ?? endIndex)]
    }
}

extension Quad {
    fileprivate var numbers: [Double] { corners.flatMap { [$0.x, $0.y] } }
}

extension ImageAnalysis {
    /// How the text of the page is turned, in degrees clockwise, more than -180 and at most 180.
    fileprivate var degrees: Double {
        guard let orientation = PageOrientation(of: self) else { return 0 }
        let turn = orientation.degrees > 180 ? orientation.degrees - 360 : orientation.degrees
        let angle = Double(turn) + orientation.skew * 180 / .pi
        return ((angle > 180 ? angle - 360 : angle) * 100).rounded() / 100 + 0
    }
}
