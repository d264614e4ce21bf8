/// Loads the networks when they are first wanted, once for all.
actor NeuralEngine {
    private let pool: WorkerPool
    private let folder: String
    private var loading: Task<NeuralModels, any Error>?

    init(pool: WorkerPool, folder: String) {
        self.pool = pool
        self.folder = folder
    }

    /// The networks.
    ///
    /// - Throws: `.engineUnavailable`, also the next time: what is missing does not come while the process runs.
    var models: NeuralModels {
        get async throws {
            if let loading { return try await loading.value }
            let task = Task { [pool, folder] in
                try await pool.withWorker { _ in try NeuralModels(folder: folder, threads: pool.count) }
            }
            loading = task
            return try await task.value
        }
    }
}
