import DocumentModel

/// Reads lines with a network that says, for every eighth column, how much speaks for each character (CTC).
struct LineReader: ~Copyable {
    private let recognizer: InferRequest
    private let ideographs: InferRequest
    private let alphabet: Alphabet

    init(models: NeuralModels) throws {
        let recognizer = try models.recognizer.makeRequest()
        let ideographs = try models.ideographs.makeRequest()
        self.recognizer = recognizer
        self.ideographs = ideographs
        alphabet = models.alphabet
    }

    /// Reads the line at a place.
    ///
    /// - Parameter quad: The line's place, its top left the text's own.
    /// - Throws: `.recognitionFailed`, or what `stop` says.
    borrowing func reading(at quad: Quad, in picture: Bitmap, stop: StopSignal) throws -> LineReading {
        try stop.check()
        let strip = LineStrip(of: quad, in: picture)
        try strip.planes.withUnsafeBufferPointer {
            try recognizer.infer($0, shape: [1, 3, LineStrip.height, strip.width])
        }
        let steps = try steps()
        let characters = CTCDecoding.characters(of: steps, alphabet: alphabet)
        return LineReading(
            quad: quad, characters: strip.addingSpaces(to: characters, steps: steps.count),
            stepsOfLine: Double(steps.count) * Double(strip.lineWidth) / Double(strip.width))
    }

    /// What the recogniser saw: most lines have no ideographs, and need not be compared with thousands of them.
    private borrowing func steps() throws -> [ReadingStep] {
        let (common, count) = try recognizer.withOutput(0) { (ReadingStep.steps(of: $0, shape: $1), $1[2]) }
        if common.allSatisfy(\.standsOut) { return common }
        try recognizer.withOutput(1) { try ideographs.infer($0, shape: Array($1.prefix(3))) }
        let others = try ideographs.withOutput(0) { ReadingStep.steps(of: $0, shape: $1) }
        return zip(common, others).map { $0.adding($1, after: count) }
    }
}

extension ReadingStep {
    /// The steps of a network's output.
    ///
    /// - Parameter shape: Lines, of which there is one, steps, and numbers a step.
    fileprivate static func steps(of logits: UnsafeBufferPointer<Float>, shape: [Int]) -> [ReadingStep] {
        (0..<shape[1]).map { ReadingStep(UnsafeBufferPointer(rebasing: logits[$0 * shape[2]..<($0 + 1) * shape[2]])) }
    }
}
