import ArgumentParser

#if Server
import Foundation
import LiveTextServer

struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Answer requests over HTTP: images and text in, what is found in them out.",
        discussion: """
            POST an image to /v1/analyze, or text to /v1/detect; /openapi.json describes both. Only this machine can reach the \
            server unless --host says otherwise; put a proxy with TLS before it, and use --api-keys. Nothing is stored, and \
            nothing is fetched, but for what --conversations, --compatibility and --immich-upstream ask for. A line of JSON for \
            each request goes to standard error, without any content.

            Requests are interpreted in processes of their own that reach nothing else: one that brings a recognition library \
            down costs itself.

            SIGTERM and SIGINT end the server once it has answered what it has accepted.
            """)

    @OptionGroup var options: ServeOptions

    func run() async throws {
        let keys: APIKeys?
        let conversations: ConversationStore?
        do {
            keys = try options.apiKeys.map { path throws(APIKeys.Failure) in try APIKeys(path: path) }
            conversations = try options.conversations.map { path throws(ConversationStore.Failure) in
                try ConversationStore(path: path)
            }
        } catch {
            Console.note("analyze: \(error)\n")
            // The status of all commands that are wrong.
            ProcessEnd.now(status: 64)
        }
        let count = options.workers ?? ProcessInfo.processInfo.activeProcessorCount
        let log = LogOutput()
        let logger = log.logger
        let workers: any RequestWorkers =
            options.inProcess ? InProcessWorkers(count: count) : WorkerProcesses(count: count, logger: logger)
        let server = AnalysisServer(
            workers: workers, settings: options.settings(keys: keys, conversations: conversations),
            logger: logger,
            droppedLines: { log.droppedLines })
        do {
            try await server.runUntilSignalled()
        } catch {
            log.flush(within: .seconds(1))
            Console.note("analyze: The server cannot run: \(error)\n")
            ProcessEnd.now(status: 1)
        }
        log.flush(within: .seconds(1))
        ProcessEnd.now(status: 0)
    }
}
#else
/// Stands for the server in a program that was built without it.
struct ServeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Not in this program: \(missing)")

    private static let missing = "it was built without its server; `make build` builds all of it."

    @Argument(parsing: .captureForPassthrough, help: .hidden) var arguments: [String] = []

    func run() {
        Console.note("analyze: serve is not in this program: \(Self.missing)\n")
        ProcessEnd.now(status: 69)
    }
}
#endif
