import Foundation
import Testing

/// The help is what `Snapshots` has. To write it anew, run the tests with RECORD_SNAPSHOTS=1 and look at the difference:
/// recording fails the test.
@Suite struct HelpTests {
    @Test(arguments: [
        ("help.txt", ["--help"]), ("help-detect.txt", ["detect", "--help"]),
        ("help-doctor.txt", ["doctor", "--help"]), ("help-languages.txt", ["languages", "--help"]),
        ("help-serve.txt", ["serve", "--help"]),
        ("help-work.txt", ["work", "--help"]),
        ("help-share.txt", ["share", "--help"]),
    ])
    func helpIsTheSnapshot(name: String, arguments: [String]) async throws {
        let run = try await Tool.shell("\"$TOOL\" " + arguments.joined(separator: " "))
        #expect(run.status == 0 && run.errors.isEmpty)
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Snapshots/" + name)
        if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
            try Data(run.output.utf8).write(to: file)
            Issue.record("\(name) was recorded")
        }
        #expect(try run.output == String(contentsOf: file, encoding: .utf8))
    }

    @Test(arguments: ["-h", "help", "--help"]) func allWaysToAskForHelp(argument: String) async throws {
        let run = try await Tool.run(argument)
        for word in [
            "--output-dir", "analyze detect", "analyze languages", "analyze serve", "analyze share", "--version",
            "Exit status",
        ] {
            #expect(run.output.contains(word), "\(word)")
        }
    }

    @Test func version() async throws {
        let run = try await Tool.run("--version")
        #expect(run.output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil && run.status == 0)
    }
}
