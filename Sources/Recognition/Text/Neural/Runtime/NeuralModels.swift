internal import Foundation

/// The networks that read photos, loaded once for all workers.
final class NeuralModels: Sendable {
    /// Where the networks are.
    let folder: String
    /// Tells for each pixel whether it belongs to text.
    let detector: CompiledModel
    /// Reads one line, as far as it has no ideographs.
    let recognizer: CompiledModel
    /// Reads the ideographs from what the recogniser saw.
    let ideographs: CompiledModel
    /// What the outputs of the recogniser stand for, and after them those of the ideographs.
    let alphabet: Alphabet

    /// Loads the networks, each on a worker: 0.2 s, or 0.1 s from the cache.
    ///
    /// - Throws: `.engineUnavailable`, naming what is missing.
    init(folder: String, pool: WorkerPool) async throws {
        try await pool.withWorker { _ in try OpenVINO.load(from: folder + "/runtime") }
        let (cache, threads) = (Self.cacheFolder, pool.count)
        // One picture's text is looked for with all threads, its lines are read one a thread.
        func compile(_ name: String, streams: Int) async throws -> CompiledModel {
            try await pool.withWorker { _ in
                try CompiledModel(file: "\(folder)/\(name)", streams: streams, threads: threads, cache: cache)
            }
        }
        self.folder = folder
        async let detector = compile(NeuralData.detector, streams: 1)
        async let recognizer = compile(NeuralData.recognizer, streams: threads)
        async let ideographs = compile(NeuralData.ideographs, streams: threads)
        alphabet = try await pool.withWorker { _ in
            try Alphabet(file: "\(folder)/\(NeuralData.recognizer)", ideographs: "\(folder)/\(NeuralData.ideographs)")
        }
        (self.detector, self.recognizer, self.ideographs) = try await (detector, recognizer, ideographs)
    }

    static var cacheFolder: String? {
        let environment = ProcessInfo.processInfo.environment
        let base = environment["XDG_CACHE_HOME"] ?? environment["HOME"].map { $0 + "/.cache" }
        return base.map { $0 + "/livetext/networks" }
    }
}
