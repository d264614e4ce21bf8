import Foundation
import Testing

/// The built command, run as a person runs it.
enum Tool {
    struct Run {
        let status: Int32
        let output: String
        let errors: String

        /// The objects of JSON Lines.
        var objects: [[String: Any]] {
            get throws {
                try output.split(separator: "\n").map {
                    try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
                }
            }
        }
    }

    /// It lies beside the test bundle.
    static let url = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        .appending(path: "analyze")

    static let samples = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "SampleImages")

    /// Longer than anything takes on a slow machine: what runs on is ended, and the test fails instead of waiting for ever.
    private static let limit = Duration.seconds(600)

    static func sample(_ name: String) -> String { samples.appending(path: name).path }

    static func run(_ arguments: String..., input: Data = Data(), in folder: URL? = nil) async throws -> Run {
        try await run(url, arguments, input: input, in: folder)
    }

    /// Runs a shell command in which `$TOOL` is the tool.
    static func shell(_ command: String) async throws -> Run {
        try await run(URL(filePath: "/bin/sh"), ["-c", command], input: Data(), in: nil)
    }

    private static func run(_ program: URL, _ arguments: [String], input: Data, in folder: URL?) async throws -> Run {
        try await TemporaryFolder.with { files in
            let names = ["in", "out", "err"].map { files.appending(path: $0) }
            for name in names { try Data().write(to: name) }
            try input.write(to: names[0])
            let process = Process()
            process.executableURL = program
            process.arguments = arguments
            process.currentDirectoryURL = folder
            // Help is as wide as the terminal; here it always has the same width.
            process.environment = ["COLUMNS": "80", "PATH": "/usr/bin:/bin", "TOOL": url.path]
            process.standardInput = try FileHandle(forReadingFrom: names[0])
            process.standardOutput = try FileHandle(forWritingTo: names[1])
            process.standardError = try FileHandle(forWritingTo: names[2])
            let (ends, ending) = AsyncStream<Never>.makeStream()
            process.terminationHandler = { _ in ending.finish() }
            try process.run()
            let id = process.processIdentifier
            let watchdog = Task {
                try await Task.sleep(for: limit)
                kill(id, SIGKILL)
            }
            defer { watchdog.cancel() }
            // Not `for await`: that would end with the test's task, and the process would go on.
            await Task { for await _ in ends {} }.value
            return Run(
                status: process.terminationStatus, output: try String(contentsOf: names[1], encoding: .utf8),
                errors: try String(contentsOf: names[2], encoding: .utf8))
        }
    }
}
