internal import DocumentModel
internal import Foundation

/// Words that the caller expects, against which what was read is checked.
struct CustomWords {
    /// The words by what they look like.
    private let words: [String: String]

    init(_ words: [String]) {
        self.words = Dictionary(words.map { (Self.looks($0), $0) }) { first, _ in first }
    }

    /// The line with each word that looks like an expected one spelt as that.
    func correcting(_ line: TextLine) -> TextLine {
        guard !words.isEmpty else { return line }
        var text = ""
        var end = 0
        let units = Array(line.text.utf16)
        let corrected = line.words.map { word in
            text += String(decoding: units[end..<word.range.lowerBound], as: UTF16.self)
            end = word.range.upperBound
            let start = text.utf16.count
            var corrected = word
            corrected.text = correcting(word.text)
            if corrected.text != word.text {
                corrected.characterEdges = []
                corrected.alternatives = [TextCandidate(text: word.text, confidence: word.confidence)]
            }
            text += corrected.text
            corrected.range = start..<text.utf16.count
            return corrected
        }
        text += String(decoding: units[end...], as: UTF16.self)
        return TextLine(
            text: text, quad: line.quad, confidence: line.confidence, language: line.language, words: corrected)
    }

    /// The word, spelt as expected; punctuation around it stays.
    private func correcting(_ word: String) -> String {
        let isOuter = { (character: Character) in character.isPunctuation || character.isWhitespace }
        let start = word.prefix(while: isOuter)
        let end = String(word.dropFirst(start.count).reversed().prefix(while: isOuter).reversed())
        let core = word.dropFirst(start.count).dropLast(end.count)
        guard let expected = words[Self.looks(String(core))], expected.lowercased() != core.lowercased(),
            Self.mayRead(String(core), for: expected)
        else { return word }
        return start + expected + end
    }

    /// Whether a word may be a misreading of an expected one.
    ///
    /// A number stays a number, and a word of letters alone is never taken for one with digits: an engine that mistakes
    /// single characters mixes both, as in "0rchid". Otherwise 505 would be SOS on every bill.
    private static func mayRead(_ word: String, for expected: String) -> Bool {
        let hasDigits = word.contains(where: \.isNumber)
        return word.contains(where: \.isLetter) && (hasDigits || !expected.contains(where: \.isNumber))
    }

    /// The word with all characters that are taken for each other written as one of them.
    private static func looks(_ word: String) -> String {
        var looks = word.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        for (read, seen) in [("rn", "m"), ("vv", "w"), ("cl", "d")] {
            looks = looks.replacingOccurrences(of: read, with: seen)
        }
        let alike: [Character: Character] = [
            "0": "o", "1": "l", "i": "l", "|": "l", "!": "l", "5": "s", "$": "s", "8": "b", "2": "z", "6": "g",
            "9": "g",
            "q": "g",
        ]
        return String(looks.map { alike[$0] ?? $0 })
    }
}
