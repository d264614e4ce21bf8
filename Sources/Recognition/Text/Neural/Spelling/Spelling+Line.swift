internal import Algorithms
internal import Foundation
import DocumentModel

extension Spelling {
    /// A line's characters, where what is read as no word is one if it is read only a little otherwise.
    ///
    /// In 1,500 lines of six languages, drawn small, faint or blurred in fonts that nothing here was chosen by, a quarter of
    /// the text names, addresses and codes, this mends 109 of the words that were misread, and spoils 2 others.
    ///
    /// - Parameters:
    ///   - characters: What was read, spaces among it.
    ///   - steps: What the networks saw along the line.
    ///   - logits: The same of the recogniser alone, with as many steps.
    ///   - alphabet: What its outputs stand for.
    /// - Returns: The characters; where nothing is corrected, as they were.
    func correcting(
        _ characters: [CTCDecoding.ReadCharacter], steps: [ReadingStep], logits: LineOutput.Part, alphabet: Alphabet
    ) -> [CTCDecoding.ReadCharacter] {
        guard !isEmpty, steps.count == logits.steps, logits.depth <= alphabet.characters.count else {
            return characters
        }
        var corrected: [CTCDecoding.ReadCharacter] = []
        for token in characters.chunked(by: { $0.text != " " && $1.text != " " }) {
            let holdsWords = Self.holdsWords(token)
            for run in token.chunked(by: { $0.isLetterOrDigit == $1.isLetterOrDigit }) {
                let word =
                    holdsWords && run.first?.isLetterOrDigit == true
                    ? word(for: run, in: characters, steps: steps, logits: logits, alphabet: alphabet) : nil
                corrected += word ?? Array(run)
            }
        }
        return corrected
    }

    /// The likeliest word that a run of letters and digits may be; nil where it is one, or most likely none.
    private func word(
        for run: ArraySlice<CTCDecoding.ReadCharacter>, in characters: [CTCDecoding.ReadCharacter],
        steps: [ReadingStep], logits: LineOutput.Part, alphabet: Alphabet
    ) -> [CTCDecoding.ReadCharacter]? {
        guard Self.lengths.contains(run.count) else { return nil }
        let before = run.startIndex > 0 ? characters[run.startIndex - 1].peak : nil
        let after = run.endIndex < characters.count ? characters[run.endIndex].peak : nil
        let range = steps.between(before, after)
        // Nothing but what was read comes into question where the network is sure.
        guard steps[range].contains(where: { $0.confidence < Self.sure }) else { return nil }
        let text = run.map(\.text).joined()
        let small = text.lowercased()
        let own = commonness(of: small)
        guard 2 * text.count(where: \.isLetter) >= text.count, own ?? 0 <= Self.rare,
            text.count > 3 || text.contains(where: { $0.isLowercase })
        else { return nil }
        let choices = range.map { logits.choices(at: $0, within: Self.reach, most: Self.mostChoices) }
        let readings = CTCBeam.readings(of: choices, from: range.lowerBound).map { reading in
            (reading: reading, text: reading.characters.map { alphabet.characters[$0] }.joined())
        }
        let score = readings.first { $0.text == text }?.reading.score ?? readings.first?.reading.score ?? 0
        let words = readings.compactMap { reading, other -> (reading: CTCBeam.Reading, score: Float)? in
            guard let word = Self.word(in: other), word != small, let commonness = commonness(of: word),
                // Marks on letters get lost in lists of words, not in print.
                small.folding(options: .diacriticInsensitive, locale: nil) != word
            else { return nil }
            return (reading, reading.score - score + Self.weight * commonness)
        }
        let least = own.map { Self.weight * $0 } ?? (text.count > 3 ? Self.least : Self.leastOfThree)
        guard let best = words.max(by: { $0.score < $1.score }), best.score > least else { return nil }
        return best.reading.characters.indices.map { index in
            let character = best.reading.characters[index]
            func logit(at step: Int) -> Float { logits.logit(of: character, at: step, of: steps.count) }
            // Each is shown somewhere before the next one begins.
            let place = best.reading.steps[index]..<(best.reading.steps.dropFirst(index + 1).first ?? range.upperBound)
            let peak = place.max { logit(at: $0) < logit(at: $1) } ?? place.lowerBound
            let text = alphabet.characters[character]
            if let same = run.first(where: { $0.text == text && $0.peak == peak }) { return same }
            let read = run.min { abs($0.peak - peak) < abs($1.peak - peak) }
            return CTCDecoding.ReadCharacter(
                text: text, confidence: steps[peak].confidence * exp(min(logit(at: peak) - steps[peak].logit, 0)),
                step: Double(peak) + 0.5, peak: peak, alternative: read.map { ($0.text, $0.confidence) })
        }
    }

    /// A word as it may be printed, in lower case: in small letters, in capitals, or with one at its beginning. Marks around it are left out.
    private static func word(in text: String) -> String? {
        let start = text.drop { !$0.isLetter && !$0.isNumber }
        let word = start.prefix { $0.isLetter || $0.isNumber }
        let rest = word.dropFirst()
        guard lengths.contains(word.count), word.allSatisfy(\.isLetter),
            start.dropFirst(word.count).allSatisfy(\.isMark),
            text.prefix(text.count - start.count).allSatisfy(\.isMark),
            rest.allSatisfy(\.isLowercase) || word.allSatisfy(\.isUppercase)
        else { return nil }
        return word.lowercased()
    }

    /// Addresses on the web, names of files and the like hold no words in particular.
    private static func holdsWords(_ token: ArraySlice<CTCDecoding.ReadCharacter>) -> Bool {
        !token.contains { ["@", "_", "/", "\\"].contains($0.text) }
            && !token.windows(ofCount: 3).contains { window in
                guard let first = window.first, let last = window.last else { return false }
                return [".", ":"].contains(window[window.startIndex + 1].text) && first.isLetterOrDigit
                    && last.isLetterOrDigit
            }
    }

    /// Shorter words are not in the lists, and longer ones are none.
    private static let lengths = 3...40
    /// How much less may speak for a character than for the likeliest one at its step, on the network's own scale.
    private static let reach: Float = 5
    private static let mostChoices = 4
    /// With this likelihood or more, a character leaves no other within reach.
    private static let sure: Float = 1 / (1 + exp(-reach))
    /// How much a word's being common counts, as logarithms, and how little may speak for one in the end. Of three letters many
    /// words are alike.
    private static let weight: Float = 0.5
    private static let least: Float = -1
    private static let leastOfThree: Float = 2
    /// No more common than this, a word that was read may be another; it is hardly more than one in a list.
    private static let rare: Float = 1
}

extension [ReadingStep] {
    /// The steps between two characters, those that still show them left out; from the first step, or to the last, without one.
    fileprivate func between(_ before: Int?, _ after: Int?) -> Range<Int> {
        var start = before.map { $0 + 1 } ?? 0
        if let before { while start < count, self[start].index == self[before].index { start += 1 } }
        var end = after ?? count
        if let after { while end > start, self[end - 1].index == self[after].index { end -= 1 } }
        return start..<Swift.max(start, end)
    }
}

extension CTCDecoding.ReadCharacter {
    /// Whether this is a digit or a Latin letter.
    fileprivate var isLetterOrDigit: Bool {
        text.unicodeScalars.first.map {
            $0.value < 0x250 && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
        } ?? false
    }
}

extension Character {
    fileprivate var isMark: Bool { !isLetter && !isNumber && !isWhitespace }
}
