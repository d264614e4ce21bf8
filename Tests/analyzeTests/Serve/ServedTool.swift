import Foundation
import Testing

/// `analyze serve` as people run it: a process of its own on a port of its own.
final class ServedTool: Sendable {
    let port: Int
    let id: Int32
    private let log: URL
    private let end: Task<Int32, Never>

    private init(port: Int, id: Int32, log: URL, end: Task<Int32, Never>) {
        (self.port, self.id, self.log, self.end) = (port, id, log, end)
    }

    /// Starts the server, hands it to the body, and ends it where the body has not.
    ///
    /// `prefix` is a command that becomes the one after it, as nsenter does.
    static func with<Result>(
        _ arguments: String..., tool: URL = Tool.url, prefix: [String] = [],
        body: (ServedTool) async throws -> Result
    ) async throws -> Result {
        try await TemporaryFolder.with { folder in
            let log = folder.appending(path: "log")
            try Data().write(to: log)
            let process = Process()
            let command = prefix + [tool.path, "serve", "--port", "0"] + arguments
            process.executableURL = URL(filePath: command[0])
            process.arguments = Array(command.dropFirst())
            process.standardError = try FileHandle(forWritingTo: log)
            let (ends, ending) = AsyncStream<Int32>.makeStream()
            process.terminationHandler = { process in
                ending.yield(process.terminationStatus)
                ending.finish()
            }
            try process.run()
            let id = process.processIdentifier
            defer { if process.isRunning { kill(id, SIGKILL) } }
            let end = Task { await ends.first { _ in true } ?? -1 }
            return try await body(ServedTool(port: try await port(in: log), id: id, log: log, end: end))
        }
    }

    private static func port(in log: URL) async throws -> Int {
        for _ in 0..<200 {
            let text = try String(contentsOf: log, encoding: .utf8)
            if let match = text.firstMatch(of: /listening on 127\.0\.0\.1:(\d+)/) { return try #require(Int(match.1)) }
            try await Task.sleep(for: .milliseconds(50))
        }
        throw CocoaError(.fileReadUnknown)
    }

    /// Waits until it has ended.
    ///
    /// - Returns: Its exit status.
    var status: Int32 { get async { await end.value } }

    /// What it wrote to standard error, line by line.
    var lines: [Substring] {
        get throws { try String(contentsOf: log, encoding: .utf8).split(separator: "\n") }
    }

    func url(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }
}
