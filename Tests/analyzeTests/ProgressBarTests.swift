import Testing

@testable import analyze

@Suite struct ProgressBarTests {
    @Test func barIsAsLongAsItsShare() {
        #expect(ProgressBar.line(done: 0, of: 4, columns: 80) == String(repeating: "░", count: 30) + " 0 of 4")
        #expect(ProgressBar.line(done: 4, of: 4, columns: 80) == String(repeating: "█", count: 30) + " 4 of 4")
        #expect(ProgressBar.line(done: 1, of: 2, columns: 80).prefix { $0 == "█" }.count == 15)
    }

    @Test func lineFitsIntoTheTerminal() {
        for columns in 0..<60 {
            for total in [2, 100, 1_000_000] {
                let line = ProgressBar.line(done: total / 2, of: total, columns: columns)
                #expect(line.count < max(columns, 1))
                #expect(columns < 24 || line.hasSuffix("\(total / 2) of \(total)"))
            }
        }
    }

    /// `script` gives the tool a terminal.
    @Test(arguments: [("dumb", false), ("xterm", true)]) func dumbTerminalsGetNoBar(name: String, isShown: Bool)
        async throws
    {
        let label = Tool.sample("label-product.jpg")
        let run = try await Tool.shell(
            "TERM=\(name) script -qec \"'$TOOL' --types codes --format jsonl '\(label)' '\(label)'\" /dev/null")
        #expect(run.status == 0 && run.output.contains("ean13"))
        #expect(run.output.contains("2 of 2") == isShown)
    }
}
