/// How worker processes are run.
package struct WorkerSettings: Sendable {
    /// The program that is started; this one unless set.
    package var executable = "/proc/self/exe"
    /// Whether a process that is started first may fill the cache of compiled networks, which the others only read.
    package var fillsCache = true
    /// How many bytes an answer may have.
    package var answerLimit = 64_000_000
    /// How many threads of a process work on its image; nil means as many as there are processes, but not more than 4.
    ///
    /// One image alone is read as fast as in this process then. Work for all processes takes as much time as with one
    /// thread each, and a tenth more memory.
    package var threads: Int?
    /// How long a process may take to come to an end after its deadline, or after being told to stop, before it is ended.
    package var grace = Duration.seconds(2)
    /// How long a process may take to start.
    package var startLimit = Duration.seconds(60)
    /// A process that takes up more bytes of memory after a request is replaced before the next.
    package var memoryLimit = 1 << 30
    /// A process gets no more bytes of data than this, used or set aside, which costs the request that it works on. It is
    /// for runaways: close to what images need, a library could take them for blank where it gets no memory.
    package var memoryCap: UInt = 8 << 30

    package init() {}

    /// The arguments that the program is started with if there are this many processes.
    func arguments(processCount: Int) -> [String] {
        ["worker", String(threads ?? min(processCount, 4)), String(memoryCap)]
    }

    /// The same for the process that fills the cache, which depends on the number of threads.
    func cacheArguments(processCount: Int) -> [String] {
        arguments(processCount: processCount) + ["--fill-cache"]
    }
}
