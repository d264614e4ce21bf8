/// The networks that read lines, loaded once for all workers.
struct LineModels: Sendable {
    /// Reads one line, as far as it has no ideographs.
    let recognizer: CompiledModel
    /// Reads the ideographs from what the recogniser saw.
    let ideographs: CompiledModel
    /// What the outputs of the recogniser stand for, and after them those of the ideographs.
    let alphabet: Alphabet
    /// Tells Latin letters apart; nil where that is missing.
    let latin: LetterNetwork?
    /// The words by which nearly equal readings are told apart.
    let spelling: Spelling
}
