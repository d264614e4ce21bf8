import ArgumentParser
import LiveTextServer

/// What `analyze serve` starts for itself; nothing for a person to call.
struct WorkerCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "worker", shouldDisplay: false)

    @Argument var threads: Int
    @Argument var memoryCap: UInt
    @Flag var fillCache = false

    func run() async {
        await ImageWorker.run(threads: threads, memoryCap: memoryCap, fillsCache: fillCache)
    }
}
