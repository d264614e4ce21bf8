internal import Imaging
internal import Foundation

/// Loads the networks when they are first wanted, once for all.
///
/// Loading fails the same way the next time: what is missing does not come while the process runs.
actor NeuralEngine {
    private let pool: WorkerPool
    private let folder: String?
    private let cache: NetworkCache?
    private lazy var loadingRuntime = Task { try await loadRuntime() }
    private lazy var loadingDetectorModels = Task { try await loadDetectorModels() }
    private lazy var loadingLineModels = Task { try await loadLineModels() }
    private lazy var loadingEmoji = Task { try await loadEmoji() }
    private var loadingLetters: [LetterScript: Task<LetterNetwork, any Error>] = [:]
    private(set) var failure: ImageAnalysisError?
    /// What the networks do without.
    private(set) var warnings: [ImageAnalysisError] = []

    /// Looks for the networks when they are first needed.
    ///
    /// - Parameters:
    ///   - pool: The workers that compile and run the networks.
    ///   - folder: Where the networks are; nil looks in the usual folders.
    ///   - cache: Where compiled networks are kept; nil keeps them for this process alone.
    init(
        pool: WorkerPool, folder: String?,
        cache: NetworkCache? = NetworkCache(environment: ProcessInfo.processInfo.environment)
    ) {
        self.pool = pool
        self.folder = folder
        self.cache = cache
    }

    /// Begins to load the networks that find text and those that read it, which is awaited when they are wanted.
    func load() {
        _ = (loadingDetectorModels, loadingLineModels)
    }

    /// Begins to load what emoji look like.
    func loadEmojiSoon() {
        _ = loadingEmoji
    }

    /// The networks that find text. Those that read it are loaded meanwhile.
    ///
    /// - Throws: `.engineUnavailable`, naming what is missing.
    var detectorModels: DetectorModels {
        get async throws {
            load()
            return try await value(of: loadingDetectorModels)
        }
    }

    /// The networks that read lines.
    ///
    /// - Throws: `.engineUnavailable`, naming what is missing.
    var lineModels: LineModels {
        get async throws { try await value(of: loadingLineModels) }
    }

    /// The network for the letters of a script; nil where it is missing or damaged, as `warnings` says: it is wanted for that
    /// script alone.
    func letters(of script: LetterScript) async throws -> LetterNetwork? {
        let task = loadingLetters[script] ?? Task { try await loadLetters(of: script) }
        loadingLetters[script] = task
        return try await unlessMissing { try await task.value }
    }

    /// What emoji look like; nil where that is missing or damaged, as `warnings` says.
    var emoji: EmojiTable? {
        get async throws {
            let task = loadingEmoji
            return try await unlessMissing { try await task.value }
        }
    }

    private func warn(_ warning: ImageAnalysisError) {
        if !warnings.contains(warning) { warnings.append(warning) }
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

    private func loadDetectorModels() async throws -> DetectorModels {
        // What is wrong with all networks is said once.
        _ = try await loadingRuntime.value
        async let glance = unlessMissing { try await compile(NeuralData.glance, threads: pool.count) }
        return try await DetectorModels(detector: compile(NeuralData.detector, threads: pool.count), glance: glance)
    }

    private func loadLineModels() async throws -> LineModels {
        let folder = try await loadingRuntime.value
        let alphabet = try await pool.withWorker { _ in
            try Alphabet(file: "\(folder)/\(NeuralData.recognizer)", ideographs: "\(folder)/\(NeuralData.ideographs)")
        }
        let spelling = try await unlessMissing { try Spelling(folder: folder) } ?? Spelling([])
        // The detector waits for a worker by now; it is wanted first, and leaves a core idle now and then. Lines are read one a thread.
        let recognizer = try await compile(NeuralData.recognizer, threads: 1)
        // The recogniser reads Latin letters too.
        let latin = try await unlessMissing { try await letters(of: .latin, besides: alphabet) }
        // Only what is unclear is compared with ideographs, and the network is large.
        let ideographs = try await compile(NeuralData.ideographs, threads: 1, isLoadedAtOnce: false)
        return LineModels(
            recognizer: recognizer, ideographs: ideographs, alphabet: alphabet,
            latin: latin.map { LatinReader(network: $0.model, places: $0.places, alphabet: $0.alphabet) },
            spelling: spelling)
    }

    /// - Returns: What `load` does; nil where that is missing or damaged, as `warnings` says: the others do without.
    private func unlessMissing<Network: Sendable>(_ load: () async throws -> Network) async throws -> Network? {
        do {
            return try await load()
        } catch let error as ImageAnalysisError where error.code == .engineUnavailable {
            warn(error)
            return nil
        }
    }

    private func loadEmoji() async throws -> EmojiTable {
        let folder = try await loadingRuntime.value
        return try await pool.withWorker { _ in try EmojiTable(folder: folder) }
    }

    private func loadLetters(of script: LetterScript) async throws -> LetterNetwork {
        try await letters(of: script, besides: loadingLineModels.value.alphabet)
    }

    private func letters(of script: LetterScript, besides alphabet: Alphabet) async throws -> LetterNetwork {
        let (alphabet, places) = try alphabet.adding(file: "\(await loadingRuntime.value)/\(script.file)")
        return LetterNetwork(
            model: try await compile(script.file, threads: 1), alphabet: alphabet, places: places)
    }

    /// Loads a network on a worker: from the cache, else it is compiled, which takes three times as long.
    ///
    /// All workers may compute it, with a number of threads each.
    private func compile(_ file: String, threads: Int, isLoadedAtOnce: Bool = true) async throws -> CompiledModel {
        let (folder, cache) = (try await loadingRuntime.value, cache)
        let options = CompiledModel.Options(
            count: pool.count, threads: threads, isLoadedAtOnce: isLoadedAtOnce)
        let (model, warning) = try await pool.withWorker { _ in
            try Self.model(of: InstalledNetwork(path: "\(folder)/\(file)"), options, cache: cache)
        }
        if let warning { warn(warning) }
        return model
    }

    /// - Returns: The network, and why the cache is of no use for it.
    private static func model(
        of network: InstalledNetwork, _ options: CompiledModel.Options, cache: NetworkCache?
    ) throws -> (CompiledModel, ImageAnalysisError?) {
        guard let cache else { return (try CompiledModel(compiling: network, options), nil) }
        do throws(ImageAnalysisError) {
            if let stored = try cache.model(of: network, options) { return (stored, nil) }
        } catch {
            return (try CompiledModel(compiling: network, options), error)
        }
        let model = try CompiledModel(compiling: network, options)
        do throws(ImageAnalysisError) {
            try cache.store(model, of: network)
            // A stored one is computed in less time.
            return (try cache.model(of: network, options) ?? model, nil)
        } catch {
            return (model, error)
        }
    }
}
