/// The networks that read lines, loaded once for all workers.
struct LineModels: Sendable {
    /// Reads one line, as far as it has no ideographs.
    let recognizer: CompiledModel
    /// Reads the ideographs from what the recogniser saw.
    let ideographs: CompiledModel
    /// What the outputs of the recogniser stand for, and after them those of the ideographs.
    let alphabet: Alphabet
    /// Tells Latin letters apart; nil where that is missing.
    let latin: LatinReader<CompiledModel>?
    /// The words by which nearly equal readings are told apart.
    let spelling: Spelling

    /// What reads lines.
    ///
    /// - Parameters:
    ///   - lines: About how many there are.
    ///   - letters: The network for letters that the recogniser lacks; nil for none.
    /// - Returns: The reader.
    func lineReader(of lines: Int, letters: LetterNetwork? = nil) -> LineReader<CompiledModel> {
        let latin = letters == nil ? latin : nil
        let others = letters?.model ?? ideographs
        for network in [recognizer, others, latin?.network] { network?.expect(computations: lines) }
        return LineReader(
            recognizer: recognizer, others: others, places: letters?.places, latin: latin,
            alphabet: letters?.alphabet ?? alphabet)
    }
}
