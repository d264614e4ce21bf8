internal import Imaging
import DocumentModel

/// Reads lines with a network that says, for every eighth column, how much speaks for each character (CTC).
struct LineReader<Network: NetworkComputation & ~Copyable>: ~Copyable {
    private let recognizer: Network
    /// Reads the characters of one more script.
    private let others: Network
    /// Where in the alphabet the outputs of `others` are; nil for the ideographs, which come after all else.
    private let places: [Int]?
    private let alphabet: Alphabet
    private let spelling: Spelling

    /// - Parameters:
    ///   - recognizer: The network that reads, ideographs and the letters of other scripts aside.
    ///   - others: That for ideographs, or for letters.
    ///   - places: Where in the alphabet the outputs of `others` are; nil for ideographs, which come after all else.
    ///   - alphabet: What the outputs of both stand for.
    ///   - spelling: The words that a Latin line is more likely to hold than others.
    init(
        recognizer: consuming Network, others: consuming Network, places: [Int]?, alphabet: Alphabet, spelling: Spelling
    ) {
        self.recognizer = recognizer
        self.others = others
        self.places = places
        self.alphabet = alphabet
        self.spelling = spelling
    }

    /// Reads the line at a place, whose top left corner is the text's own.
    ///
    /// - Throws: `.recognitionFailed`, or what `stop` says.
    borrowing func reading(at quad: Quad, in picture: Picture, stop: StopSignal) throws -> LineReading {
        try stop.check()
        let strip = LineStrip(of: quad, in: picture)
        var seen = try look(at: strip)
        var steps = try steps(of: seen, from: strip)
        var characters = CTCDecoding.characters(of: steps, alphabet: alphabet)
        if Self.doubtful.contains(CTCDecoding.confidence(of: characters)) {
            // A reading that hangs on a few pixels differs between two looks; that of clear letters does not.
            let both = try seen.averaged(with: look(at: strip.widened(in: picture)))
            let stepsOfBoth = try self.steps(of: both, from: strip)
            let confirmed = CTCDecoding.characters(of: stepsOfBoth, alphabet: alphabet)
            if confirmed.map(\.text) != characters.map(\.text) {
                (seen, steps, characters) = (both, stepsOfBoth, confirmed)
            }
        }
        guard places == nil else { return reading(characters, at: quad, of: strip, steps: steps, logits: seen.logits) }
        let corrected = spelling.correcting(characters, steps: steps, logits: seen.logits, alphabet: alphabet)
        var reading = reading(corrected, at: quad, of: strip, steps: steps, logits: seen.logits)
        if corrected.map(\.text) != characters.map(\.text) {
            reading.asRead = [self.reading(characters, at: quad, of: strip, steps: steps, logits: seen.logits)]
        }
        return reading
    }

    /// Makes words of a line's characters.
    private borrowing func reading(
        _ characters: [CTCDecoding.ReadCharacter], at quad: Quad, of strip: LineStrip, steps: [ReadingStep],
        logits: LineOutput.Part
    ) -> LineReading {
        let spaced = addingSpaces(to: characters, steps: steps, logits: logits, strip: strip)
        let stepsOfLine = Double(steps.count) * Double(strip.lineWidth) / Double(strip.width)
        var reading = LineReading(
            quad: quad, characters: spaced, edges: LetterEdges(of: spaced, stepsOfLine: stepsOfLine))
        reading.cellStarts = LineReading.cellStarts(in: reading.words, height: quad.height)
        if let letters = strip.letters(of: spaced, steps: steps.count) {
            reading.words = LineReading(quad: letters.place, characters: spaced, edges: letters.edges).words
            reading.unreadShare = letters.unreadShare
        }
        reading.apostropheLeanings = apostropheLeanings(in: characters, steps: steps.count, logits: logits)
        reading.dotLeanings = dotLeanings(in: characters, steps: steps.count, logits: logits)
        return reading
    }

    /// How sure the networks are of lines that are worth a second look. They are less sure where there is no text at
    /// all.
    private static var doubtful: Range<Double> { 0.5..<0.9 }

    /// The characters with the spaces that the network passed over.
    private borrowing func addingSpaces(
        to characters: [CTCDecoding.ReadCharacter], steps: [ReadingStep], logits: LineOutput.Part, strip: LineStrip
    ) -> [CTCDecoding.ReadCharacter] {
        let space = alphabet.place(of: " ")
        return strip.addingSpaces(to: characters, steps: steps, space: space) { step in
            guard let space, space < logits.depth else { return -.infinity }
            return logits.logit(of: space, at: step, of: steps.count) - steps[step].logit
        }
    }

    /// How much more speaks for the curved apostrophe than for the plain one, for each plain one that was read.
    private borrowing func apostropheLeanings(
        in characters: [CTCDecoding.ReadCharacter], steps: Int, logits: LineOutput.Part
    ) -> [Float] {
        let peaks = characters.lazy.filter { $0.text == Apostrophes.plain }.map(\.peak)
        guard !peaks.isEmpty, let plain = alphabet.place(of: Apostrophes.plain),
            let curved = alphabet.place(of: Apostrophes.curved)
        else { return [] }
        guard max(plain, curved) < logits.depth else { return [] }
        return peaks.map { logits.logit(of: curved, at: $0, of: steps) - logits.logit(of: plain, at: $0, of: steps) }
    }

    /// How much more speaks for the letters without and with a dot that Turkish has besides, for each i and I that was read.
    private borrowing func dotLeanings(
        in characters: [CTCDecoding.ReadCharacter], steps: Int, logits: LineOutput.Part
    ) -> [DottedLetters.Leaning] {
        guard let letters = alphabet.dottedLetters, letters.last < logits.depth else { return [] }
        return characters.lazy.filter { $0.text == "i" || $0.text == "I" }.map { character in
            func logit(_ letter: Int) -> Float { logits.logit(of: letter, at: character.peak, of: steps) }
            let read = logit(character.text == "i" ? letters.small : letters.capital)
            return DottedLetters.Leaning(
                toDotless: logit(letters.dotlessSmall) - read, toDotted: logit(letters.dottedCapital) - read)
        }
    }

    /// What the recogniser makes of a line.
    private borrowing func look(at strip: LineStrip) throws -> LineOutput {
        let inner = places == nil ? Self.features : Self.trunk
        return try strip.planes.withUnsafeBufferPointer { planes in
            try recognizer.withOutputs(of: planes, shape: [1, 3, LineStrip.height, strip.width]) { output in
                LineOutput(logits: .init(try output(0)), inner: .init(try output(inner)))
            }
        }
    }

    /// The recogniser's outputs that the network for ideographs and those for letters start from.
    private static var features: Int { 1 }
    private static var trunk: Int { 2 }

    /// What the networks see at each step of a strip.
    private borrowing func steps(of seen: LineOutput, from strip: LineStrip) throws -> [ReadingStep] {
        let steps = seen.logits.values.withUnsafeBufferPointer {
            ReadingStep.steps(
                of: NetworkOutput(values: $0, shape: [1, seen.logits.steps, seen.logits.depth]))
        }
        guard let places else {
            // Letters that neighbour each other leave no room for an ideograph, which takes most of the line's height.
            let stepsPerPixel = Double(steps.count) / Double(strip.width)
            let line = steps.prefix(Int(stepsPerPixel * Double(strip.lineWidth)))
            let room = Int(0.75 * stepsPerPixel * Double(LineStrip.height))
            if steps.allSatisfy(\.standsOut), !line.hasGap(ofMoreThan: room) { return steps }
            return try addingIdeographs(to: steps, of: seen)
        }
        let letters = try otherSteps(of: seen.inner.values, count: seen.inner.steps)
        // Of narrow letters, two may share one of the recogniser's steps.
        return letters.enumerated().map { index, letter in
            steps[index * steps.count / letters.count].adding(letter) { places.indices.contains($0) ? places[$0] : 0 }
        }
    }

    /// Compares steps with thousands of ideographs, but those that show something else beyond doubt.
    private borrowing func addingIdeographs(
        to steps: [ReadingStep], of seen: LineOutput
    ) throws -> [ReadingStep] {
        let unclear = steps.indices.filter { !steps[$0].isBeyondIdeographs }
        if unclear.isEmpty { return steps }
        let depth = seen.inner.depth
        let chosen = unclear.flatMap { seen.inner.values[$0 * depth..<($0 + 1) * depth] }
        let ideographs = try otherSteps(of: chosen, count: unclear.count)
        var steps = steps
        for (place, other) in zip(unclear, ideographs) {
            steps[place] = steps[place].adding(other) { seen.logits.depth + $0 }
        }
        return steps
    }

    /// What the network for other characters makes of some steps of the recogniser.
    private borrowing func otherSteps(of inner: [Float], count: Int) throws -> [ReadingStep] {
        try inner.withUnsafeBufferPointer { inner in
            try others.withOutputs(of: inner, shape: [1, count, inner.count / max(count, 1)]) { output in
                ReadingStep.steps(of: try output(0))
            }
        }
    }
}

extension ReadingStep {
    /// The steps of a network's output, whose extents are lines (there is one), steps, and numbers in a step.
    fileprivate static func steps(of logits: NetworkOutput) -> [ReadingStep] {
        let depth = logits.shape[2]
        return (0..<logits.shape[1]).map {
            ReadingStep(UnsafeBufferPointer(rebasing: logits.values[$0 * depth..<($0 + 1) * depth]))
        }
    }
}

extension ArraySlice<ReadingStep> {
    /// Whether more than `count` steps in a row show no character.
    fileprivate func hasGap(ofMoreThan count: Int) -> Bool {
        split { $0.index != 0 }.contains { $0.count > count }
    }
}
