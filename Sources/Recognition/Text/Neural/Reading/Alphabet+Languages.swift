internal import Foundation

extension Alphabet {
    /// Whether the network can read a language: whether it knows the letters that set its script apart.
    ///
    /// - Parameter language: A BCP-47 tag.
    func covers(language: String) -> Bool {
        let tag = Locale.Language(identifier: language)
        let telling =
            tag.languageCode.flatMap { Self.tellingLetters[$0.identifier] }
            ?? tag.script.flatMap { Self.tellingLetters[$0.identifier] }
        return telling.map { knows($0) } ?? false
    }

    /// Letters by script, and by language where it needs more than its script's usual ones.
    private static let tellingLetters = [
        "Latn": "AZazéñß", "Hans": "的这", "Hant": "的這", "Jpan": "のア語", "Kore": "가힣", "Cyrl": "Дя", "Grek": "άώ",
        "Arab": "بم", "Hebr": "אש", "Deva": "अह", "Thai": "กฮ",
        "vi": "ạữ", "yo": "ẹọṣ",
    ]
}
