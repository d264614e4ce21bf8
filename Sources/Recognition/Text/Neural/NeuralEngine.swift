/// Loads the networks when they are first wanted, once for all.
actor NeuralEngine {
    private let pool: WorkerPool
    private let folder: String?
    private var loading: Task<NeuralModels, any Error>?
    private var loadingLetters: [LetterScript: Task<LetterNetwork, any Error>] = [:]
    private(set) var failure: ImageAnalysisError?

    /// - Parameter folder: Where the networks are; nil looks where they usually are.
    init(pool: WorkerPool, folder: String?) {
        self.pool = pool
        self.folder = folder
    }

    /// The networks.
    ///
    /// - Throws: `.engineUnavailable`, also the next time: what is missing does not come while the process runs.
    var models: NeuralModels {
        get async throws {
            let task =
                loading
                ?? Task { [pool, folder] in
                    guard let folder = folder ?? NeuralData.folder else { throw NeuralData.notInstalled }
                    return try await NeuralModels(folder: folder, pool: pool)
                }
            loading = task
            return try await value(of: task)
        }
    }

    /// The network for the letters of a script.
    ///
    /// - Throws: `.engineUnavailable`, also the next time.
    func letters(of script: LetterScript) async throws -> LetterNetwork {
        let models = try await models
        let task =
            loadingLetters[script]
            ?? Task { [pool] in try await LetterNetwork(script, models: models, pool: pool) }
        loadingLetters[script] = task
        return try await value(of: task)
    }

    private func value<Network>(of task: Task<Network, any Error>) async throws -> Network {
        do {
            return try await task.value
        } catch {
            failure = error as? ImageAnalysisError
            throw error
        }
    }
}
