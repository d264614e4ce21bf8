import Foundation
import Testing

/// Whoever does not want the rest gets no complaints.
@Suite(.timeLimit(.minutes(1))) struct InterruptionTests {
    private let images = Array(repeating: "'\(Tool.sample("label-product.jpg"))'", count: 60).joined(separator: " ")

    @Test func closedPipeEndsQuietly() async throws {
        let run = try await Tool.shell("\"$TOOL\" --format jsonl --types codes \(images) | head -n 1")
        #expect(run.errors.isEmpty)
        #expect(try run.objects.count == 1)
    }

    @Test func ignoredPipeSignalEndsQuietlyToo() async throws {
        let run = try await Tool.shell("trap '' PIPE; \"$TOOL\" --format jsonl --types codes \(images) | head -n 1")
        #expect(run.errors.isEmpty)
        #expect(try run.objects.count == 1)
    }

    @Test func terminationEndsAtOnce() async throws {
        let run = try await Tool.shell(
            "\"$TOOL\" \(images) > /dev/null & pid=$!; sleep 1; kill -TERM $pid; date +%s%N; wait $pid; "
                + "echo $?; date +%s%N")
        let numbers = run.output.split(separator: "\n").compactMap { Int($0) }
        try #require(numbers.count == 3)
        #expect(numbers[1] == 128 + 15)
        #expect(numbers[2] - numbers[0] < 2_000_000_000)
        // The shell's own word for it.
        let errors = run.errors.replacing("Terminated", with: "").trimmingCharacters(in: .whitespacesAndNewlines)
        #expect(errors.isEmpty)
    }
}
