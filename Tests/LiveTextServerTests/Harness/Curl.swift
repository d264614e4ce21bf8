import Foundation

/// The client that most people try a server with.
enum Curl {
    /// Runs curl.
    ///
    /// - Returns: What it prints.
    static func run(_ arguments: String..., url: URL) async throws -> String {
        let file = FileManager.default.temporaryDirectory.appending(path: "curl-" + UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try Data().write(to: file)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["curl"] + arguments + [url.absoluteString]
        process.standardOutput = try FileHandle(forWritingTo: file)
        try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in done.resume() }
            do { try process.run() } catch { done.resume(throwing: error) }
        }
        return try String(contentsOf: file, encoding: .utf8)
    }
}
