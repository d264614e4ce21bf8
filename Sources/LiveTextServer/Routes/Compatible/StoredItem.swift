/// What is kept for a client that comes back for it.
enum StoredItem: Sendable {
    /// A file as it was sent, and what was answered about it.
    case file(body: [UInt8], contentType: String?, about: WorkerAnswer)
    case result(WorkerAnswer)
}
