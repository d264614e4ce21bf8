import Foundation
import Testing

@testable import LiveTextServer

/// What a worker could do that was taken over: tried in one, by the program's own check.
@Suite(.serialized, .timeLimit(.minutes(1))) struct ConfinementTests {
    @Test func everyAttemptIsRefused() async throws {
        let key = FileManager.default.temporaryDirectory.appending(path: "keys-" + UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: key) }
        try Data("key".utf8).write(to: key)
        let arguments = WorkerSettings().arguments(processCount: 2) + ["--self-check", key.path]
        let (status, output) = try await Self.run(arguments)
        let lines = output.split(separator: "\n")
        // What this kernel does not have is not what the test is about.
        let attempts = lines.filter { !$0.hasPrefix("missing: ") }
        #expect(attempts.count == 19 && attempts.allSatisfy { $0.hasSuffix(": refused") }, "\(output)")
        #expect(status == 0 || attempts.count < lines.count, "\(output)")
    }

    @Test func cacheIsWrittenByItsOwnProcessAlone() async throws {
        let home = FileManager.default.temporaryDirectory.appending(path: "cache-" + UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: home) }
        let networks = home.appending(path: "livetext/networks").path
        let arguments = WorkerSettings().arguments(processCount: 2)
        _ = try await Self.run(arguments + ["--self-check", "/etc/passwd"], cache: home)
        #expect((try? FileManager.default.contentsOfDirectory(atPath: networks)) ?? [] == [])
        _ = try await Self.run(arguments + ["--fill-cache"], cache: home)
        #expect(try FileManager.default.contentsOfDirectory(atPath: networks).isEmpty == false)
    }

    /// Runs the program with nothing to read.
    private static func run(_ arguments: [String], cache: URL? = nil) async throws -> (status: Int32, output: String) {
        let file = FileManager.default.temporaryDirectory.appending(path: "output-" + UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(filePath: TestWorkers.executable)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        let pipe = Pipe()
        process.standardOutput = pipe
        if let cache {
            process.environment = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": cache.path]) { $1 }
        }
        return try await withCheckedThrowingContinuation { done in
            DispatchQueue(label: "process").async {
                done.resume(
                    with: Result {
                        try process.run()
                        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
                        process.waitUntilExit()
                        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
                    })
            }
        }
    }
}
