internal import Foundation

/// The networks that read photos, loaded once for all workers.
final class NeuralModels: Sendable {
    /// Tells for each pixel whether it belongs to text.
    let detector: CompiledModel
    /// Reads one line.
    let recognizer: CompiledModel
    /// What the recogniser's outputs stand for.
    let alphabet: Alphabet

    /// Loads the networks, each on a worker: 0.2 s, or 0.1 s from the cache.
    ///
    /// - Throws: `.engineUnavailable`, naming what is missing.
    init(folder: String, pool: WorkerPool) async throws {
        try await pool.withWorker { _ in try OpenVINO.load(from: folder + "/runtime") }
        let (cache, threads) = (Self.cacheFolder, pool.count)
        // One picture's text is looked for with all threads, its lines are read one a thread.
        async let detector = pool.withWorker { _ in
            try CompiledModel(file: folder + "/" + NeuralData.detector, streams: 1, threads: threads, cache: cache)
        }
        async let recognizer = pool.withWorker { _ in
            try CompiledModel(
                file: folder + "/" + NeuralData.recognizer, streams: threads, threads: threads, cache: cache)
        }
        alphabet = try await pool.withWorker { _ in try Alphabet(file: folder + "/" + NeuralData.recognizer) }
        (self.detector, self.recognizer) = try await (detector, recognizer)
    }

    private static var cacheFolder: String? {
        let environment = ProcessInfo.processInfo.environment
        let base = environment["XDG_CACHE_HOME"] ?? environment["HOME"].map { $0 + "/.cache" }
        return base.map { $0 + "/livetext/networks" }
    }
}
