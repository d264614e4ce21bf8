internal import DocumentModel

/// An analysis as one of Tesseract's tables of boxes: a row has a text and its box in whole pixels, counted from the page's lower
/// left corner, and the number of the page.
package struct BoxTable: Sendable {
    /// What a row is.
    package enum Row: Sendable {
        /// A character with its own box: `makebox`.
        case character
        /// A character with its line's box, blanks too; a tab ends a line: `lstmbox`.
        case characterOfLine
        /// A line, behind `WordStr` and a hash; a tab ends it: `wordstrbox`.
        case line
    }

    private let analysis: ImageAnalysis
    private let row: Row
    private let page: Int

    /// Makes a table of a page; the first page has the number 0.
    package init(of analysis: ImageAnalysis, row: Row, page: Int = 0) {
        self.analysis = analysis
        self.row = row
        self.page = page
    }

    /// The rows, each with the end of its line.
    package var text: String {
        var text = ""
        for line in analysis.lines where !line.text.isEmpty {
            switch row {
            case .character: appendCharacters(of: line, to: &text)
            case .characterOfLine:
                let box = place(of: line.quad)
                for character in line.text { text += "\(Self.cell(character)) \(box)\n" }
                text += "\t \(end(of: line.quad))\n"
            case .line:
                text += "WordStr \(place(of: line.quad)) #\(String(line.text.map(Self.cell))) \n"
                text += "\t \(end(of: line.quad))\n"
            }
        }
        return text
    }

    private func appendCharacters(of line: TextLine, to text: inout String) {
        for word in line.pieces {
            var offset = 0
            for character in word.text {
                let end = offset + character.utf16.count
                let box = place(of: word.quad(from: offset, to: end))
                offset = end
                if !character.isWhitespace { text += "\(Self.cell(character)) \(box)\n" }
            }
        }
    }

    private func place(of quad: Quad) -> String {
        let box = PixelBox(around: quad, on: analysis.size)
        let height = analysis.size.height
        return "\(box.left) \(height - box.bottom) \(box.right) \(height - box.top) \(page)"
    }

    /// The narrow box behind a line that stands for its end.
    private func end(of quad: Quad) -> String {
        let box = PixelBox(around: quad, on: analysis.size)
        let height = analysis.size.height
        return "\(box.right + 1) \(height - box.bottom) \(box.right + 5) \(height - box.top) \(page)"
    }

    /// Nothing escapes a tab or the end of a line here.
    private static func cell(_ character: Character) -> Character {
        character.isNewline || character == "\t" ? " " : character == "\0" ? "\u{FFFD}" : character
    }
}
