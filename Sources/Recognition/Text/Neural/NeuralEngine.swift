internal import Imaging
/// Loads the networks when they are first wanted, once for all.
///
/// Loading fails the same way the next time: what is missing does not come while the process runs.
actor NeuralEngine {
    private let pool: WorkerPool
    private let folder: String?
    private lazy var loadingRuntime = Task { try await loadRuntime() }
    private lazy var loadingDetector = Task { try await compile(NeuralData.detector, streams: 1) }
    private lazy var loadingLineModels = Task { try await loadLineModels() }
    private var loadingLetters: [LetterScript: Task<LetterNetwork, any Error>] = [:]
    private(set) var failure: ImageAnalysisError?

    /// - Parameter folder: Where the networks are; nil looks where they usually are.
    init(pool: WorkerPool, folder: String?) {
        self.pool = pool
        self.folder = folder
    }

    /// Tells for each pixel whether it belongs to text. Those that read it are loaded meanwhile.
    ///
    /// - Throws: `.engineUnavailable`, naming what is missing.
    var detector: CompiledModel {
        get async throws {
            let task = loadingDetector
            // Begun here, and awaited when there are lines.
            _ = loadingLineModels
            return try await value(of: task)
        }
    }

    /// The networks that read lines.
    ///
    /// - Throws: `.engineUnavailable`, naming what is missing.
    var lineModels: LineModels {
        get async throws { try await value(of: loadingLineModels) }
    }

    /// The network for the letters of a script.
    ///
    /// - Throws: `.engineUnavailable`, naming what is missing.
    func letters(of script: LetterScript) async throws -> LetterNetwork {
        let task = loadingLetters[script] ?? Task { try await loadLetters(of: script) }
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

    /// - Returns: The folder of the networks.
    private func loadRuntime() async throws -> String {
        guard let folder = folder ?? NeuralData.folder else { throw NeuralData.notInstalled }
        try await pool.withWorker { _ in try OpenVINO.load(from: folder + "/runtime") }
        return folder
    }

    private func loadLineModels() async throws -> LineModels {
        let folder = try await loadingRuntime.value
        let alphabet = try await pool.withWorker { _ in
            try Alphabet(file: "\(folder)/\(NeuralData.recognizer)", ideographs: "\(folder)/\(NeuralData.ideographs)")
        }
        // The detector waits for a worker by now; it is wanted first. Lines are read one a thread.
        async let recognizer = compile(NeuralData.recognizer, streams: pool.count)
        async let ideographs = compile(NeuralData.ideographs, streams: pool.count)
        return try await LineModels(recognizer: recognizer, ideographs: ideographs, alphabet: alphabet)
    }

    private func loadLetters(of script: LetterScript) async throws -> LetterNetwork {
        let models = try await loadingLineModels.value
        let (alphabet, places) = try models.alphabet.adding(file: "\(await loadingRuntime.value)/\(script.file)")
        return LetterNetwork(
            model: try await compile(script.file, streams: pool.count), alphabet: alphabet, places: places)
    }

    /// Compiles a network on a worker: 0.1 s, or half of it from the cache.
    ///
    /// - Parameter streams: How many computations of it run at once, sharing the threads of all workers.
    private func compile(_ file: String, streams: Int) async throws -> CompiledModel {
        let (folder, threads) = (try await loadingRuntime.value, pool.count)
        return try await pool.withWorker { _ in
            try CompiledModel(file: "\(folder)/\(file)", streams: streams, threads: threads)
        }
    }
}
