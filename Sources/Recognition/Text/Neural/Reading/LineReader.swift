internal import Imaging
import DocumentModel

/// Reads lines with a network that says, for every eighth column, how much speaks for each character (CTC).
struct LineReader<Network: NetworkComputation> {
    private let recognizer: Network
    /// Reads the characters of one more script.
    private let others: Network
    /// Where in the alphabet the outputs of `others` are; nil for the ideographs, which come after all else.
    private let places: [Int]?
    /// Reads lines of Latin letters; nil where the recogniser does.
    private let latin: LatinReader<Network>?
    private let alphabet: Alphabet

    /// - Parameters:
    ///   - recognizer: The network that reads, ideographs and the letters of other scripts aside.
    ///   - others: That for ideographs, or for letters.
    ///   - places: Where in the alphabet the outputs of `others` are; nil for ideographs, which come after all else.
    ///   - latin: Reads lines of Latin letters; nil where the recogniser does.
    ///   - alphabet: What the outputs of the first two stand for.
    init(
        recognizer: Network, others: Network, places: [Int]?, latin: LatinReader<Network>?, alphabet: Alphabet
    ) {
        self.recognizer = recognizer
        self.others = others
        self.places = places
        self.latin = latin
        self.alphabet = alphabet
    }

    /// Reads the line at a place, whose top left corner is the text's own.
    ///
    /// - Parameters:
    ///   - quad: The line's place.
    ///   - picture: The picture.
    ///   - letterWidth: The usual width of Latin letters there as a share of the line's height; nil where that is not known.
    ///   - spelling: The words that a Latin line is more likely to hold than others.
    ///   - looks: What was seen of the picture's lines whose letters' width was not known; it is added to.
    ///   - stop: Ends it.
    /// - Returns: What the line says.
    /// - Throws: `.recognitionFailed`, or what `stop` says.
    func reading(
        at quad: Quad, in picture: Picture, letterWidth: Double? = nil, spelling: Spelling, looks: LineLooks? = nil,
        stop: StopSignal
    ) throws -> LineReading {
        try stop.check()
        let letterWidth = latin == nil ? nil : letterWidth
        var look = try look(at: quad, in: picture, letterWidth: letterWidth, looks: looks)
        defer { if letterWidth == nil { looks?.keep(look, at: quad) } }
        let strip = look.strip
        var seen = try sight(of: [look.output], from: strip)
        if strip.seenLineWidth < strip.lineWidth, !seen.isLatin {
            // Only Latin letters can be read narrow.
            return try reading(at: quad, in: picture, spelling: spelling, looks: looks, stop: stop)
        }
        if Self.doubtful.contains(CTCDecoding.confidence(of: seen.characters)) {
            // A reading that hangs on a few pixels differs between two looks; that of clear letters does not.
            let widened = try look.widened ?? output(of: strip.widened(in: picture))
            look.widened = widened
            let both = try sight(of: [look.output, widened], from: strip)
            if both.characters.map(\.text) != seen.characters.map(\.text) { seen = both }
        }
        let ink = strip.ink
        guard places == nil else { return reading(seen.characters, at: quad, of: strip, ink: ink, as: seen) }
        let isPlausible = isPlausible(seen, at: quad, of: strip, ink: ink)
        let corrected = spelling.correcting(
            seen.characters, steps: seen.steps, logits: seen.logits, alphabet: seen.alphabet)
        var reading = reading(corrected, at: quad, of: strip, ink: ink, as: seen)
        reading.isPlausible = isPlausible
        if corrected.map(\.text) != seen.characters.map(\.text) {
            reading.asRead = [self.reading(seen.characters, at: quad, of: strip, ink: ink, as: seen)]
        }
        return reading
    }

    /// Whether a line is in a script that the recogniser knows, as far as it tells alone: letters of others look like Latin
    /// ones to what reads these.
    private func isPlausible(_ seen: LineSight, at quad: Quad, of strip: LineStrip, ink: LineInk?) -> Bool {
        guard let alone = seen.alone.first, alone.characters.map(\.text) != seen.characters.map(\.text) else {
            return true
        }
        return reading(alone.characters, at: quad, of: strip, ink: ink, as: alone).isLegible
    }

    /// Makes words of a line's characters.
    private func reading(
        _ characters: [CTCDecoding.ReadCharacter], at quad: Quad, of strip: LineStrip, ink: LineInk?, as seen: LineSight
    ) -> LineReading {
        let counted =
            ink.map { strip.addingUnderscores(to: characters, ink: $0, steps: seen.steps.count) } ?? characters
        let spaced = LineStrip.joiningColons(in: strip.addingSpaces(to: counted, of: seen))
        let stepsOfLine = Double(strip.lineWidth) / strip.pixelsPerStep(ofAll: seen.steps.count)
        var reading = LineReading(
            quad: quad, characters: spaced, edges: LetterEdges(of: spaced, stepsOfLine: stepsOfLine))
        reading.cellStarts = LineReading.cellStarts(in: reading.words, height: quad.height)
        if let letters = strip.letters(of: spaced, steps: seen.steps.count, ink: ink) {
            reading.words = LineReading(quad: letters.place, characters: spaced, edges: letters.edges).words
            reading.unreadShare = letters.unreadShare
        }
        reading.apostropheLeanings = seen.apostropheLeanings(in: characters)
        reading.dotLeanings = seen.dotLeanings(in: characters)
        reading.markedLetters = seen.markedLetters(in: characters)
        return reading
    }

    /// How sure the networks are of lines that are worth a second look. They are less sure where there is no text at
    /// all.
    private static var doubtful: Range<Double> { 0.5..<0.9 }

    /// What was seen of a line before, else what the recogniser makes of it now.
    private func look(
        at quad: Quad, in picture: Picture, letterWidth: Double?, looks: LineLooks?
    ) throws -> LineLook {
        if letterWidth == nil, let look = looks?.look(at: quad) { return look }
        let strip = LineStrip(of: quad, in: picture, letterWidth: letterWidth)
        return LineLook(strip: strip, output: try output(of: strip))
    }

    /// What the recogniser makes of a line.
    private func output(of strip: LineStrip) throws -> LineOutput {
        try strip.seenPlanes.withUnsafeBufferPointer { planes in
            try recognizer.withOutputs(of: planes, shape: [1, 3, LineStrip.height, strip.seenWidth]) { output in
                LineOutput(
                    logits: .init(try output(0)), features: .init(try output(1)), trunk: .init(try output(2)))
            }
        }
    }

    /// What the networks see in one or more looks at a line.
    private func sight(of looks: [LineOutput], from strip: LineStrip) throws -> LineSight {
        let mean = LineOutput.mean(of: looks)
        let steps = try steps(of: mean, from: strip)
        let alone = LineSight(steps: steps, logits: mean.logits, alphabet: alphabet)
        guard let latin, latin.knows(steps) else { return alone }
        let logits = LineOutput.Part.mean(of: try looks.map { try latin.logits(of: $0) })
        return LineSight(steps: logits.readingSteps, logits: logits, alphabet: latin.alphabet, alone: [alone])
    }

    /// What the networks see at each step of a strip.
    private func steps(of seen: LineOutput, from strip: LineStrip) throws -> [ReadingStep] {
        let steps = seen.logits.readingSteps
        guard let places else {
            // Letters that neighbour each other leave no room for an ideograph, which takes most of the line's height.
            let pixelsPerStep = strip.pixelsPerStep(ofAll: steps.count)
            let line = steps.prefix(Int(Double(strip.lineWidth) / pixelsPerStep))
            let room = Int(0.75 * Double(LineStrip.height) / pixelsPerStep)
            if steps.allSatisfy(\.standsOut), !line.hasGap(ofMoreThan: room) { return steps }
            return try addingIdeographs(to: steps, of: seen)
        }
        let letters = try otherSteps(of: seen.trunk.values, count: seen.trunk.steps)
        // Of narrow letters, two may share one of the recogniser's steps.
        return letters.enumerated().map { index, letter in
            steps[index * steps.count / letters.count].adding(letter) { places.indices.contains($0) ? places[$0] : 0 }
        }
    }

    /// Compares steps with thousands of ideographs, but those that show something else beyond doubt.
    private func addingIdeographs(
        to steps: [ReadingStep], of seen: LineOutput
    ) throws -> [ReadingStep] {
        let unclear = steps.indices.filter { !steps[$0].isBeyondIdeographs }
        if unclear.isEmpty { return steps }
        let depth = seen.features.depth
        let chosen = unclear.flatMap { seen.features.values[$0 * depth..<($0 + 1) * depth] }
        let ideographs = try otherSteps(of: chosen, count: unclear.count)
        var steps = steps
        for (place, other) in zip(unclear, ideographs) {
            steps[place] = steps[place].adding(other) { seen.logits.depth + $0 }
        }
        return steps
    }

    /// What the network for other characters makes of some steps of the recogniser.
    private func otherSteps(of inner: [Float], count: Int) throws -> [ReadingStep] {
        try inner.withUnsafeBufferPointer { inner in
            try others.withOutputs(of: inner, shape: [1, count, inner.count / max(count, 1)]) { output in
                try output(0).readingSteps
            }
        }
    }
}

extension LineReader: Sendable where Network: Sendable {}

extension ArraySlice<ReadingStep> {
    /// Whether more than `count` steps in a row show no character.
    fileprivate func hasGap(ofMoreThan count: Int) -> Bool {
        split { $0.index != 0 }.contains { $0.count > count }
    }
}
