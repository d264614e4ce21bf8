/// A network that tells the letters of one script apart.
final class LetterNetwork: Sendable {
    let model: CompiledModel
    /// The recogniser's, and after it the letters that it lacks.
    let alphabet: Alphabet
    /// Where in the alphabet the outputs are.
    let places: [Int]

    /// Loads a network.
    ///
    /// - Throws: `.engineUnavailable`, naming what is missing.
    init(_ script: LetterScript, models: NeuralModels, pool: WorkerPool) async throws {
        let (file, threads) = ("\(models.folder)/\(script.file)", pool.count)
        model = try await pool.withWorker { _ in
            try CompiledModel(file: file, streams: threads, threads: threads, cache: NeuralModels.cacheFolder)
        }
        (alphabet, places) = try models.alphabet.adding(file: file)
    }
}
