/// What the networks see along a line.
struct LineSight {
    /// The likeliest characters, at each step.
    let steps: [ReadingStep]
    /// How much speaks for each character that the recogniser or the network for Latin letters knows, at the same steps or at fewer.
    let logits: LineOutput.Part
    /// What the steps' characters stand for, those of `logits` first.
    let alphabet: Alphabet
    /// What the line says.
    let characters: [CTCDecoding.ReadCharacter]
    /// What the recogniser alone sees, where the network for Latin letters took part; a list of one, as a structure holds none
    /// of its own kind.
    let alone: [LineSight]

    /// - Parameters:
    ///   - steps: The likeliest characters, at each step.
    ///   - logits: How much speaks for each character.
    ///   - alphabet: What the steps' characters stand for.
    ///   - alone: What the recogniser alone sees, where it is not alone.
    init(
        steps: [ReadingStep], logits: LineOutput.Part, alphabet: Alphabet, alone: [LineSight] = []
    ) {
        self.steps = steps
        self.logits = logits
        self.alphabet = alphabet
        self.alone = alone
        characters = CTCDecoding.characters(
            of: steps, alphabet: alphabet, lag: alone.isEmpty ? 0 : Self.lagOfLatin, addingTwins: alone.isEmpty)
    }

    /// How far behind a letter's middle the network for Latin letters tells it, in its steps: 3.9 columns on average on lines drawn
    /// in three fonts, with a deviation of 2.5. The recogniser does so by 2, which is a quarter of its steps.
    private static let lagOfLatin = 1.0

    /// Whether the network for Latin letters took part.
    var isLatin: Bool { !alone.isEmpty }

    /// How much less speaks for a space at a step than for what was read there.
    func leaningToSpace(at step: Int) -> Float {
        guard let space = alphabet.space, space < logits.depth else { return -.infinity }
        return logits.logit(of: space, at: step, of: steps.count) - steps[step].logit
    }

    /// How much more speaks for a curved apostrophe than for a plain one, for each of either kind that was read. None without
    /// the network for Latin letters: the recogniser hardly knows curved ones.
    func apostropheLeanings(in characters: [CTCDecoding.ReadCharacter]) -> [Float] {
        let peaks = characters.lazy.filter { Apostrophes.kinds.contains($0.text) }.map(\.peak)
        guard isLatin, !peaks.isEmpty, let plain = alphabet.place(of: Apostrophes.plain),
            let curved = alphabet.place(of: Apostrophes.curved)
        else { return [] }
        return peaks.map {
            logits.logit(of: curved, at: $0, of: steps.count) - logits.logit(of: plain, at: $0, of: steps.count)
        }
    }

    /// How much more speaks for the letters without and with a dot that Turkish has besides, for each i and I that was read.
    func dotLeanings(in characters: [CTCDecoding.ReadCharacter]) -> [DottedLetters.Leaning] {
        guard let letters = alphabet.dottedLetters, letters.last < logits.depth else { return [] }
        return characters.lazy.filter { $0.text == "i" || $0.text == "I" }.map { character in
            func logit(_ letter: Int) -> Float { logits.logit(of: letter, at: character.peak, of: steps.count) }
            let read = logit(character.text == "i" ? letters.small : letters.capital)
            return DottedLetters.Leaning(
                toDotless: logit(letters.dotlessSmall) - read, toDotted: logit(letters.dottedCapital) - read)
        }
    }

    /// For each letter with a mark that was read, the letters that differ from it by their marks alone.
    func markedLetters(in characters: [CTCDecoding.ReadCharacter]) -> [LetterMarks.Look] {
        characters.compactMap { character in
            guard let read = character.text.first, let base = LetterMarks.bases[read] else { return nil }
            let places = alphabet.letters[base, default: []].filter { $0 < logits.depth }
            func logit(_ place: Int) -> Float { logits.logit(of: place, at: character.peak, of: steps.count) }
            guard let own = places.first(where: { alphabet.characters[$0] == character.text }) else {
                return LetterMarks.Look(others: [])
            }
            return LetterMarks.Look(
                others: places.filter { $0 != own }.map { (Character(alphabet.characters[$0]), logit($0) - logit(own)) }
            )
        }
    }
}
