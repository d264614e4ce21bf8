internal import Foundation
import DocumentModel

/// Tells icons and arrows that look like a single ideograph, 田 above all, from text.
enum StrayIdeographs {
    /// The words of a picture's lines without those that are one ideograph, where that is no text: no line has two of them, and
    /// the picture is in another script.
    ///
    /// - Parameters:
    ///   - lines: The words of each line.
    ///   - languages: BCP-47 tags of the languages that the caller names; empty where the text tells.
    /// - Returns: As many lines, some perhaps empty.
    static func dropped(from lines: [ArraySlice<TextWord>], languages: [String]) -> [[TextWord]] {
        let lines = lines.map(Array.init)
        let counts = lines.map { line in line.reduce(0) { $0 + $1.ideographs } }
        guard counts.contains(1), counts.allSatisfy({ $0 < 2 }) else { return lines }
        if languages.isEmpty {
            let letters = lines.joined().reduce(0) { $0 + $1.text.count(where: \.isLetter) }
            guard letters >= leastLetters * counts.reduce(0, +) else { return lines }
        } else if languages.contains(where: isWrittenWithThem) {
            return lines
        }
        return lines.map { line in
            line.filter { $0.ideographs == 0 || $0.text.count(where: { $0.isLetter || $0.isNumber }) > 1 }
        }
    }

    /// So many letters to an ideograph are text in another script.
    private static let leastLetters = 20

    private static func isWrittenWithThem(_ tag: String) -> Bool {
        ["ja", "ko", "yue", "zh"].contains(Locale.Language(identifier: tag).languageCode?.identifier)
    }
}

extension TextWord {
    /// How many ideographs, kana and Korean syllables there are.
    fileprivate var ideographs: Int {
        text.unicodeScalars.count(where: \.isIdeographic)
    }
}
