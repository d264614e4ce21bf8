internal import Foundation
import DocumentModel

/// Tells letters apart that differ by their marks alone, such as é and ě, by the language: where print is small or blurred, the
/// network sees marks that no word of the text can have.
enum LetterMarks {
    /// A letter with a mark, as it was read.
    struct Look: Sendable {
        /// How much more speaks for each letter that it may be instead, on the network's own scale; never more than 0.
        let others: [(letter: Character, leaning: Float)]
    }

    /// Latin letters with marks, and the letters that they are without.
    static let bases: [Character: Character] = {
        // Strokes are no marks to Unicode.
        var bases: [Character: Character] = [
            "ł": "l", "Ł": "L", "đ": "d", "Đ": "D", "ø": "o", "Ø": "O", "ħ": "h", "Ħ": "H",
        ]
        for scalar in (0xC0...0x24F as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init) {
            let parts = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars
            if parts.count > 1, let base = parts.first, base.isASCII { bases[Character(scalar)] = Character(base) }
        }
        // `DottedLetters` tells this one from I.
        bases["İ"] = nil
        return bases
    }()

    // On 240 pages drawn in 170 fonts, in 13 languages, small, blurred, faint, noisy or compressed, of 201 letters that their language
    // lacks 4 stood there, of 1,867 that it has nearly all.
    /// With more than this, the letter without a mark is meant. For nearly all such letters more than -3 speaks.
    private static let leastForNone: Float = -4
    /// With more than this, a letter with another mark is meant. For nine of ten such letters more than -7 speaks.
    private static let leastForOther: Float = -8

    /// The readings of a picture with the marks that its languages have.
    ///
    /// - Parameters:
    ///   - readings: All lines of the picture.
    ///   - languages: BCP-47 tags of the languages that the caller names; empty where the text tells.
    ///   - spelling: Known words, which keep the marks that they were read with.
    /// - Returns: As many readings.
    static func settled(_ readings: [LineReading], languages: [String], spelling: Spelling) -> [LineReading] {
        guard readings.contains(where: { !$0.markedLetters.isEmpty }) else { return readings }
        let text = readings.flatMap(\.words).map { $0.text.lowercased() }
        let named = languages.isEmpty ? nil : letters(ofLanguages: languages)
        let isTold = named.map { !isAnother(text, letters: $0) } ?? !languages.isEmpty
        guard let letters = isTold ? named : letters(of: text, spelling: spelling) else { return readings }
        return readings.map { $0.settlingMarks(letters: letters, spelling: spelling) }
    }

    /// The letters with marks, small ones, of all these languages; nil where those of one are not known.
    private static func letters(ofLanguages tags: [String]) -> Set<Character>? {
        tags.reduce(Set()) { letters, tag in
            let language = Locale.Language(identifier: tag)
            guard language.script == .latin else { return letters }
            return MarkedAlphabets.letters[language.languageCode?.identifier ?? ""].flatMap { letters?.union($0) }
        }
    }

    /// Whether words are of another language than those with these letters: so many of theirs have other marks.
    private static func isAnother(_ words: [String], letters: Set<Character>) -> Bool {
        let others = words.joined().count { bases[$0] != nil && !letters.contains($0) }
        return others >= fewest && others * 50 > words.joined().count
    }

    /// The letters with marks that words have: those of the languages that fit them best.
    private static func letters(of words: [String], spelling: Spelling) -> Set<Character>? {
        let marked = words.joined().filter { bases[$0] != nil }
        guard marked.count >= fewest else {
            let languages = spelling.languages(of: words)
            return languages.isEmpty ? nil : letters(ofLanguages: languages)
        }
        let shares = MarkedAlphabets.letters.mapValues { letters in
            Double(marked.count(where: letters.contains)) / Double(marked.count)
        }
        guard let most = shares.values.max(), most > leastShare else { return nil }
        return shares.filter { $0.value > most - 0.05 }.keys
            .reduce(into: Set()) { $0.formUnion(MarkedAlphabets.letters[$1] ?? []) }
    }

    /// Fewer letters with marks do not tell a language.
    private static let fewest = 12
    /// So many of them are right.
    private static let leastShare = 0.8

    /// The letter that is most likely meant, where the text has only some letters with marks.
    fileprivate static func letter(_ read: Character, _ look: Look, among letters: Set<Character>) -> Character {
        func isOfText(_ letter: Character) -> Bool { letter.lowercased().allSatisfy(letters.contains) }
        guard !isOfText(read) else { return read }
        let fitting = look.others.filter { other in
            bases[other.letter] == nil
                ? other.leaning > leastForNone : other.leaning > leastForOther && isOfText(other.letter)
        }
        return fitting.max { $0.leaning < $1.leaning }?.letter ?? read
    }
}

extension LineReading {
    /// The reading with each letter as the text has it, but known words as they are.
    fileprivate func settlingMarks(letters: Set<Character>, spelling: Spelling) -> LineReading {
        let count = words.reduce(0) { $0 + $1.text.count { LetterMarks.bases[$0] != nil } }
        guard count > 0, count == markedLetters.count else { return self }
        var rest = markedLetters[...]
        var reading = self
        reading.markedLetters = []
        reading.words = words.map { word in
            let text = String(
                word.text.map { read in
                    guard LetterMarks.bases[read] != nil, let look = rest.popFirst() else { return read }
                    return LetterMarks.letter(read, look, among: letters)
                })
            return text == word.text || spelling.knows(word.text) ? word : word.saying(text)
        }
        return reading
    }
}
