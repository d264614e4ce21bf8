import DocumentModel
import Testing

@Suite struct FixedPitchTests {
    /// Lines of a terminal, each letter 10 pixels wide; two spaces or more part what is detected.
    private func blocks(_ rows: [String], pitch: (String) -> Double = { _ in 10 }) -> [TextBlock] {
        var lines: [TextLine] = []
        for (index, row) in rows.enumerated() {
            var column = 0
            for cell in row.split(separator: "  ", omittingEmptySubsequences: false) {
                let text = cell.trimmingSpaces
                let start = column + cell.prefix { $0 == " " }.count
                column += cell.count + 2
                guard !text.isEmpty else { continue }
                let box = Rectangle(
                    x: Double(start) * 10, y: Double(index) * 30, width: Double(text.count) * pitch(text), height: 20)
                let word = TextWord(text: text, quad: Quad(box), confidence: 1, range: 0..<text.utf16.count)
                lines.append(TextLine(text: text, quad: Quad(box), confidence: 1, words: [word]))
            }
        }
        return ReadingOrder.blocks(from: lines)
    }

    private let listing = [
        "drwxr-xr-x root      0 2021-08-09  ./etc/httpd", "-rw-r--r-- root   1181 2021-07-27  ./etc/conf.d",
        "drwxr-xr-x root      0 2021-08-09  ./etc/nginx", "-rw-r--r-- root    430 2021-07-27  ./etc/hosts",
    ]

    @Test func rowsOfATerminalAreLines() {
        let lines = blocks(listing).flatMap(\.lines)
        #expect(lines.count == 4)
        #expect(lines.first?.text == "drwxr-xr-x root 0 2021-08-09 ./etc/httpd")
    }

    @Test func cellsInProportionalTypeStayApart() {
        let widths = [7.5, 9, 10.5, 12, 8, 11]
        let lines = blocks(listing) { widths[$0.count % widths.count] }.flatMap(\.lines)
        #expect(lines.count > 8)
    }

    @Test func lineNumbersStayApart() {
        let code = (1...9).map { "\($0)   let value = measure(\($0))" }
        #expect(blocks(code).flatMap(\.lines).count == 18)
    }
}

extension Substring {
    fileprivate var trimmingSpaces: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
