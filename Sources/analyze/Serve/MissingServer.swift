#if !Server
import ArgumentParser

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
