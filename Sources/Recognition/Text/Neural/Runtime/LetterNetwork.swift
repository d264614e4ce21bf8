/// A network that tells the letters of one script apart.
final class LetterNetwork: Sendable {
    let model: CompiledModel
    /// The recogniser's, and after it the letters that it lacks.
    let alphabet: Alphabet
    /// Where in the alphabet the outputs are.
    let places: [Int]

    init(model: CompiledModel, alphabet: Alphabet, places: [Int]) {
        self.model = model
        self.alphabet = alphabet
        self.places = places
    }
}
