internal import Foundation

/// The networks that read photos, loaded once for all workers.
final class NeuralModels: Sendable {
    /// Tells for each pixel whether it belongs to text.
    let detector: CompiledModel
    /// Reads one line.
    let recognizer: CompiledModel
    /// What the recogniser's outputs stand for.
    let alphabet: Alphabet

    /// Loads the networks, which takes 0.3 s, or 0.1 s from the cache.
    ///
    /// - Throws: `.engineUnavailable`, naming what is missing.
    init(folder: String, threads: Int) throws {
        try OpenVINO.load(from: folder + "/runtime")
        let cache = Self.cacheFolder
        // One picture's text is looked for with all threads, its lines are read one a thread.
        detector = try CompiledModel(
            file: folder + "/" + NeuralData.detector, streams: 1, threads: threads, cache: cache)
        let file = folder + "/" + NeuralData.recognizer
        recognizer = try CompiledModel(file: file, streams: threads, threads: threads, cache: cache)
        alphabet = try Alphabet(file: file)
    }

    private static var cacheFolder: String? {
        let environment = ProcessInfo.processInfo.environment
        let base = environment["XDG_CACHE_HOME"] ?? environment["HOME"].map { $0 + "/.cache" }
        return base.map { $0 + "/livetext/networks" }
    }
}
