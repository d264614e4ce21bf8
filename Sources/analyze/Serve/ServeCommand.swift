import ArgumentParser
import Foundation
import LiveTextServer

struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Answer requests over HTTP: images and text in, what is found in them out.",
        discussion: """
            POST an image to /v1/analyze, or text to /v1/detect; /openapi.json describes both. Only this machine can reach the \
            server unless --host says otherwise; put a proxy with TLS before it, and use --api-keys. Nothing is stored, \
            and nothing is fetched. A line of JSON for each request goes to standard error, without any content.

            Images are read in processes of their own, so that one that brings a recognition library down costs one request.

            SIGTERM and SIGINT end the server once it has answered what it has accepted.
            """)

    @OptionGroup var options: ServeOptions

    func run() async throws {
        let settings = try options.settings()
        let count = options.workers ?? ProcessInfo.processInfo.activeProcessorCount
        let workers: any RequestWorkers =
            options.inProcess ? InProcessWorkers(count: count) : WorkerProcesses(count: count)
        do {
            try await AnalysisServer(workers: workers, settings: settings).runUntilSignalled()
        } catch {
            Console.note("analyze: The server cannot run: \(error)\n")
            ProcessEnd.now(status: 1)
        }
        ProcessEnd.now(status: 0)
    }
}
