#if Server
import ArgumentParser
import LiveTextServer

/// What `analyze serve` starts for itself, as `analyze worker …`; nothing for a person to call.
struct WorkerArguments: ParsableArguments {
    @Argument var threads: Int
    @Argument var memoryCap: UInt
    /// Writes compiled networks to the cache, and takes no requests.
    @Flag var fillCache = false
    /// Tries to do what a worker must not be able to do, such as to read this file, and ends.
    @Option var selfCheck: String?

    func run(in confinement: Confinement) async -> Never {
        if let selfCheck { await SelfCheck.run(in: confinement, threads: threads, file: selfCheck) }
        await ImageWorker.run(in: confinement, threads: threads, fillsCache: fillCache)
    }
}
#endif
