import Foundation
import Testing

@Suite(.timeLimit(.minutes(15))) struct MemoryTests {
    /// One analyzer takes no more memory after 150 images than after 100. Before that, one core may meet a line's width that
    /// only the other has met, and prepares for it.
    @Test func memoryStaysFlat() async throws {
        try await TemporaryFolder.with { folder in
            let page = folder.appending(path: "page.png")
            try SmallPage.png().write(to: page)
            let images = Array(repeating: page.path, count: 160).joined(separator: " ")
            let output = folder.appending(path: "lines").path
            let run = try await Tool.shell(
                """
                : > \(output)
                "$TOOL" --format jsonl \(images) > \(output) & pid=$!
                for count in 100 150; do
                    while [ "$(wc -l < \(output))" -lt $count ]; do sleep 0.05; done
                    grep VmRSS /proc/$pid/status
                done
                wait $pid
                """)
            #expect(run.status == 0 && run.errors.isEmpty)
            let kilobytes = run.output.split(whereSeparator: { !$0.isNumber }).compactMap { Int($0) }
            try #require(kilobytes.count == 2)
            #expect(kilobytes[1] - kilobytes[0] < 8_000, "\(kilobytes)")
            let lines = try String(contentsOfFile: output, encoding: .utf8).split(separator: "\n")
            #expect(lines.count == 160 && Set(lines).count == 1)
        }
    }
}
