internal import DocumentModel

/// An analysis as a table of tab-separated values, with the columns and levels that Tesseract's have: a row for the page
/// (level 1), each block (2), its one paragraph (3), each line (4) and each word (5).
///
/// Places are upright boxes in whole pixels of the upright image. `conf` is 0 to 100 for words, -1 for all others.
public struct TSVTable: Sendable {
    private let pages: [ImageAnalysis]

    /// Makes a table of one page.
    public init(of analysis: ImageAnalysis) {
        self.init(of: [analysis])
    }

    /// Makes a table of several pages.
    package init(of pages: [ImageAnalysis]) {
        self.pages = pages
    }

    /// The table, its columns' names first.
    public var text: String {
        let names = "level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext"
        return names + "\n"
            + pages.enumerated().map { rows(of: $1, page: $0 + 1).joined(separator: "\n") + "\n" }.joined()
    }

    private func rows(of analysis: ImageAnalysis, page: Int) -> [String] {
        var rows = [row([1, page, 0, 0, 0, 0], PixelBox(analysis.size))]
        for (index, block) in analysis.blocks.enumerated() {
            let box = PixelBox(around: block.quad, on: analysis.size)
            rows.append(row([2, page, index + 1, 0, 0, 0], box))
            rows.append(row([3, page, index + 1, 1, 0, 0], box))
            for (number, line) in block.lines.enumerated() {
                rows.append(
                    row([4, page, index + 1, 1, number + 1, 0], PixelBox(around: line.quad, on: analysis.size)))
                for (place, word) in line.pieces.enumerated() {
                    rows.append(
                        row(
                            [5, page, index + 1, 1, number + 1, place + 1],
                            PixelBox(around: word.quad, on: analysis.size), confidence: word.confidence,
                            text: word.text))
                }
            }
        }
        return rows
    }

    private func row(_ numbers: [Int], _ box: PixelBox, confidence: Double? = nil, text: String = "") -> String {
        let cells = (numbers + [box.left, box.top, box.width, box.height]).map(String.init)
        let share = confidence.map { (($0.share * 1000).rounded() / 10).description } ?? "-1"
        // Nothing escapes a tab or the end of a line here.
        let cell = text.map { $0.isNewline || $0 == "\t" || $0 == "\0" ? " " : $0 }
        return (cells + [share, String(cell)]).joined(separator: "\t")
    }
}
