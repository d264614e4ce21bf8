/// Reads Latin letters more closely than the recogniser does alone: at every fourth column instead of every eighth, and trained for
/// them.
struct LatinReader<Network: NetworkComputation> {
    let network: Network
    private let places: [Int]
    /// Whether each character of the recogniser's alphabet is one that the network knows.
    private let isKnown: [Bool]
    /// What the outputs stand for.
    let alphabet: Alphabet

    /// - Parameters:
    ///   - network: Adds to what the recogniser says of its characters, at two steps for each of the recogniser's.
    ///   - places: Where in the recogniser's alphabet its outputs are.
    ///   - alphabet: The recogniser's.
    init(network: Network, places: [Int], alphabet: Alphabet) {
        self.network = network
        self.places = places
        isKnown = alphabet.characters.indices.map(Set(places).contains)
        self.alphabet = alphabet.only(places)
    }

    /// Whether a line shows something, and nothing but what the network knows.
    func knows(_ steps: [ReadingStep]) -> Bool {
        steps.contains { $0.index != 0 } && steps.allSatisfy { isKnown.indices.contains($0.index) && isKnown[$0.index] }
    }

    /// How much speaks for each character of its alphabet, at twice as many steps as the recogniser has.
    func logits(of seen: LineOutput) throws -> LineOutput.Part {
        try seen.trunk.values.withUnsafeBufferPointer { trunk in
            try network.withOutputs(of: trunk, shape: [1, seen.trunk.steps, seen.trunk.depth]) { output in
                LineOutput.Part(try output(0)).adding(seen.logits, at: places)
            }
        }
    }
}

extension LatinReader: Sendable where Network: Sendable {}
