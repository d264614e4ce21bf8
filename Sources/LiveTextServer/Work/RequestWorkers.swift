/// What answers the requests of a queue: worker processes, or this process.
package protocol RequestWorkers: Sendable {
    /// How many requests are answered at once.
    var count: Int { get }

    /// Takes requests from the queue and answers them, until the queue is closed and empty.
    func serve(_ queue: RequestQueue) async
}
