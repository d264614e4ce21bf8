import Foundation
import Logging
import ServiceLifecycle

@testable import LiveTextServer

/// A real server on a port of its own, for as long as a test needs it.
struct TestServer: Sendable {
    let port: Int
    /// Tells the server to finish what runs and end.
    let endGracefully: @Sendable () async -> Void

    /// Runs a server, hands it to the body, and ends it.
    static func with<Result: Sendable>(
        _ reader: any ImageReader = FakeReader(), places: Int = 2, log: RecordedLog = RecordedLog(),
        _ change: (inout ServerSettings) throws -> Void = { _ in },
        _ body: @escaping @Sendable (TestServer) async throws -> Result
    ) async throws -> Result {
        try await with(InProcessWorkers(count: places, reader: reader), log: log, change, body)
    }

    /// The same with workers of any kind.
    static func with<Result: Sendable>(
        _ workers: some RequestWorkers, log: RecordedLog = RecordedLog(),
        _ change: (inout ServerSettings) throws -> Void = { _ in },
        _ body: @escaping @Sendable (TestServer) async throws -> Result
    ) async throws -> Result {
        var settings = ServerSettings()
        settings.port = 0
        try change(&settings)
        let (ports, port) = AsyncStream<Int>.makeStream()
        let server = AnalysisServer(
            workers: workers, settings: settings,
            logger: Logger(label: "test") { _ in RecordingLogHandler(log: log) },
            onRunning: { port.yield($0) })
        let group = ServiceGroup(services: [server], logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        let run = Task {
            defer { port.finish() }
            try await group.run()
        }
        defer { run.cancel() }
        for await port in ports {
            let result = try await body(TestServer(port: port) { await group.triggerGracefulShutdown() })
            run.cancel()
            _ = await run.result
            return result
        }
        try await run.value
        throw CancellationError()
    }

    func url(_ path: String) throws -> URL {
        guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else { throw URLError(.badURL) }
        return url
    }

    /// A number as `/metrics` has it; nil where there is none of that name.
    func gauge(_ name: String) async throws -> Int? {
        let lines = try await ask("GET", "/metrics").text.split(separator: "\n")
        return lines.first { $0.hasPrefix(name + " ") }.flatMap { Int($0.dropFirst(name.count + 1)) }
    }
}
