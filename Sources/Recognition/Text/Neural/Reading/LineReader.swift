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
        var reading = LineReading(
            quad: quad, characters: strip.addingSpaces(to: characters, steps: steps.count),
            stepsOfLine: Double(steps.count) * Double(strip.lineWidth) / Double(strip.width))
        reading.cellStarts = LineReading.cellStarts(in: reading.words, height: quad.height)
        reading.apostropheLeanings = try apostropheLeanings(in: characters)
        return reading
    }

    /// How much more speaks for the curved apostrophe than for the plain one, for each plain one that was read.
    private borrowing func apostropheLeanings(in characters: [CTCDecoding.ReadCharacter]) throws -> [Float] {
        let peaks = characters.lazy.filter { $0.text == Apostrophes.plain }.map(\.peak)
        guard !peaks.isEmpty, let plain = alphabet.place(of: Apostrophes.plain),
            let curved = alphabet.place(of: Apostrophes.curved)
        else { return [] }
        return try recognizer.withOutput(0) { logits, shape in
            guard max(plain, curved) < shape[2] else { return [] }
            return peaks.map { logits[$0 * shape[2] + curved] - logits[$0 * shape[2] + plain] }
        }
    }

    /// What the recogniser saw: only steps where no other character stands out are compared with thousands of
    /// ideographs.
    private borrowing func steps() throws -> [ReadingStep] {
        var (steps, count) = try recognizer.withOutput(0) { (ReadingStep.steps(of: $0, shape: $1), $1[2]) }
        if steps.allSatisfy(\.standsOut) { return steps }
        let unclear = steps.indices.filter { !steps[$0].isBeyondIdeographs }
        try recognizer.withOutput(1) { features, shape in
            let depth = shape[2]
            let chosen = unclear.flatMap { features[$0 * depth..<($0 + 1) * depth] }
            try chosen.withUnsafeBufferPointer { try ideographs.infer($0, shape: [1, unclear.count, depth]) }
        }
        let others = try ideographs.withOutput(0) { ReadingStep.steps(of: $0, shape: $1) }
        for (place, other) in zip(unclear, others) { steps[place] = steps[place].adding(other, after: count) }
        return steps
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
