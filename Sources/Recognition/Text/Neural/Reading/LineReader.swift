import DocumentModel

/// Reads lines with a network that says, for every eighth column, how much speaks for each character (CTC).
struct LineReader: ~Copyable {
    private let recognizer: InferRequest
    /// Reads the characters of one more script.
    private let others: InferRequest
    /// Where in the alphabet the outputs of `others` are; nil for the ideographs, which come after all else.
    private let places: [Int]?
    private let alphabet: Alphabet

    /// - Parameter letters: The network for letters that the recogniser lacks, instead of that for ideographs.
    init(models: NeuralModels, letters: LetterNetwork?) throws {
        let recognizer = try models.recognizer.makeRequest()
        let others = try (letters?.model ?? models.ideographs).makeRequest()
        self.recognizer = recognizer
        self.others = others
        places = letters?.places
        alphabet = letters?.alphabet ?? models.alphabet
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
        reading.apostropheLeanings = try apostropheLeanings(in: characters, steps: steps.count)
        return reading
    }

    /// How much more speaks for the curved apostrophe than for the plain one, for each plain one that was read.
    private borrowing func apostropheLeanings(
        in characters: [CTCDecoding.ReadCharacter], steps: Int
    ) throws -> [Float] {
        let peaks = characters.lazy.filter { $0.text == Apostrophes.plain }.map(\.peak)
        guard !peaks.isEmpty, let plain = alphabet.place(of: Apostrophes.plain),
            let curved = alphabet.place(of: Apostrophes.curved)
        else { return [] }
        return try recognizer.withOutput(0) { logits, shape in
            guard max(plain, curved) < shape[2] else { return [] }
            return peaks.map { peak in
                let start = peak * shape[1] / steps * shape[2]
                return logits[start + curved] - logits[start + plain]
            }
        }
    }

    /// What the networks see at each step.
    private borrowing func steps() throws -> [ReadingStep] {
        let (steps, count) = try recognizer.withOutput(0) { (ReadingStep.steps(of: $0, shape: $1), $1[2]) }
        guard let places else { return try addingIdeographs(to: steps, at: count) }
        try recognizer.withOutput(2) { trunk, shape in try others.infer(trunk, shape: Array(shape.prefix(3))) }
        let letters = try others.withOutput(0) { ReadingStep.steps(of: $0, shape: $1) }
        // Of narrow letters, two may share one of the recogniser's steps.
        return letters.enumerated().map { index, letter in
            steps[index * steps.count / letters.count].adding(letter) { places.indices.contains($0) ? places[$0] : 0 }
        }
    }

    /// Compares only steps where no other character stands out with thousands of ideographs.
    private borrowing func addingIdeographs(to steps: [ReadingStep], at count: Int) throws -> [ReadingStep] {
        if steps.allSatisfy(\.standsOut) { return steps }
        let unclear = steps.indices.filter { !steps[$0].isBeyondIdeographs }
        try recognizer.withOutput(1) { features, shape in
            let depth = shape[2]
            let chosen = unclear.flatMap { features[$0 * depth..<($0 + 1) * depth] }
            try chosen.withUnsafeBufferPointer { try others.infer($0, shape: [1, unclear.count, depth]) }
        }
        let ideographs = try others.withOutput(0) { ReadingStep.steps(of: $0, shape: $1) }
        var steps = steps
        for (place, other) in zip(unclear, ideographs) { steps[place] = steps[place].adding(other) { count + $0 } }
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
