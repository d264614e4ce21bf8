/// What worker processes do at a moment, and what became of them so far.
package struct WorkerCounts: Hashable, Sendable, Codable {
    /// Processes that can take requests, or work on one.
    package var alive = 0
    /// Requests that are worked on.
    package var busy = 0
    /// What the processes take up of the memory, in bytes; pages that they share count for each.
    package var residentBytes = 0
    /// Processes that ended by themselves.
    package var crashes = 0
    /// Processes that were ended because they did not answer in time.
    package var hangs = 0
    /// Processes that were replaced because they took up too much memory.
    package var renewals = 0
    /// Processes that ended before they could take a request.
    package var failedStarts = 0

    /// Processes that were replaced, for any reason.
    package var restarts: Int { crashes + hangs + renewals }
}
