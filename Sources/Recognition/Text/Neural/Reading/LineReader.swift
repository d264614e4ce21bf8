internal import Imaging
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
    init(models: LineModels, letters: LetterNetwork?) throws {
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
    borrowing func reading(at quad: Quad, in picture: Picture, stop: StopSignal) throws -> LineReading {
        try stop.check()
        let strip = LineStrip(of: quad, in: picture)
        var seen = try look(at: strip)
        var steps = try steps(of: seen)
        var characters = CTCDecoding.characters(of: steps, alphabet: alphabet)
        if Self.doubtful.contains(CTCDecoding.confidence(of: characters)) {
            // What hangs on a few pixels differs between two looks, what is there does not.
            let both = try seen.averaged(with: look(at: strip.widened(in: picture)))
            let stepsOfBoth = try self.steps(of: both)
            let confirmed = CTCDecoding.characters(of: stepsOfBoth, alphabet: alphabet)
            if confirmed.map(\.text) != characters.map(\.text) {
                (seen, steps, characters) = (both, stepsOfBoth, confirmed)
            }
        }
        var reading = LineReading(
            quad: quad, characters: strip.addingSpaces(to: characters, steps: steps.count),
            stepsOfLine: Double(steps.count) * Double(strip.lineWidth) / Double(strip.width))
        reading.cellStarts = LineReading.cellStarts(in: reading.words, height: quad.height)
        reading.apostropheLeanings = apostropheLeanings(in: characters, steps: steps.count, logits: seen.logits)
        return reading
    }

    /// How sure the networks are of lines that are worth a second look: less of what is no text at all.
    private static let doubtful = 0.5..<0.9

    /// How much more speaks for the curved apostrophe than for the plain one, for each plain one that was read.
    private borrowing func apostropheLeanings(
        in characters: [CTCDecoding.ReadCharacter], steps: Int, logits: LineOutput.Part
    ) -> [Float] {
        let peaks = characters.lazy.filter { $0.text == Apostrophes.plain }.map(\.peak)
        guard !peaks.isEmpty, let plain = alphabet.place(of: Apostrophes.plain),
            let curved = alphabet.place(of: Apostrophes.curved)
        else { return [] }
        guard max(plain, curved) < logits.depth else { return [] }
        return peaks.map { peak in
            let start = peak * logits.steps / steps * logits.depth
            return logits.values[start + curved] - logits.values[start + plain]
        }
    }

    /// What the recogniser makes of a line.
    private borrowing func look(at strip: LineStrip) throws -> LineOutput {
        try strip.planes.withUnsafeBufferPointer {
            try recognizer.infer($0, shape: [1, 3, LineStrip.height, strip.width])
        }
        let inner = places == nil ? Self.features : Self.trunk
        return LineOutput(
            logits: try recognizer.withOutput(0, LineOutput.Part.init),
            inner: try recognizer.withOutput(inner, LineOutput.Part.init))
    }

    /// The recogniser's outputs that the network for ideographs and those for letters start from.
    private static let (features, trunk) = (1, 2)

    /// What the networks see at each step.
    private borrowing func steps(of seen: LineOutput) throws -> [ReadingStep] {
        let steps = seen.logits.values.withUnsafeBufferPointer {
            ReadingStep.steps(of: $0, shape: [1, seen.logits.steps, seen.logits.depth])
        }
        guard let places else { return try addingIdeographs(to: steps, of: seen) }
        try seen.inner.values.withUnsafeBufferPointer {
            try others.infer($0, shape: [1, seen.inner.steps, seen.inner.depth])
        }
        let letters = try others.withOutput(0) { ReadingStep.steps(of: $0, shape: $1) }
        // Of narrow letters, two may share one of the recogniser's steps.
        return letters.enumerated().map { index, letter in
            steps[index * steps.count / letters.count].adding(letter) { places.indices.contains($0) ? places[$0] : 0 }
        }
    }

    /// Compares only steps where no other character stands out with thousands of ideographs.
    private borrowing func addingIdeographs(
        to steps: [ReadingStep], of seen: LineOutput
    ) throws -> [ReadingStep] {
        if steps.allSatisfy(\.standsOut) { return steps }
        let unclear = steps.indices.filter { !steps[$0].isBeyondIdeographs }
        let depth = seen.inner.depth
        let chosen = unclear.flatMap { seen.inner.values[$0 * depth..<($0 + 1) * depth] }
        try chosen.withUnsafeBufferPointer { try others.infer($0, shape: [1, unclear.count, depth]) }
        let ideographs = try others.withOutput(0) { ReadingStep.steps(of: $0, shape: $1) }
        var steps = steps
        for (place, other) in zip(unclear, ideographs) {
            steps[place] = steps[place].adding(other) { seen.logits.depth + $0 }
        }
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
