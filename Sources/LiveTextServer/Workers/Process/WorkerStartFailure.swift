/// A worker process could not be started.
struct WorkerStartFailure: Error {
    /// A clause in small letters.
    let reason: String
}
