internal import Foundation

/// The words that a line is more likely to hold than others that look nearly alike.
struct Spelling: Sendable {
    private let lists: [(language: String, words: WordList)]

    /// - Parameter lists: Those of the first of ``languages``, in their order.
    init(_ lists: [WordList]) { self.lists = Array(zip(Self.languages, lists)) }

    /// Reads the lists of words that were installed in a folder.
    ///
    /// - Throws: `.engineUnavailable` where one is missing or damaged.
    init(folder: String) throws {
        self.init(try Self.files.map { try WordList(path: "\(folder)/\($0)") })
    }

    /// The languages whose words are known. A word of any of them counts, whichever of them the text is in.
    static let languages = ["de", "en", "es", "fr", "it", "nl", "pt"]
    /// What is installed of it.
    static let files = languages.map { "words.\($0)" }

    /// The words of the languages that a caller names, as BCP-47 tags; all where there are none.
    func only(_ tags: [String]) -> Spelling {
        let codes = tags.map { Locale.Language(identifier: $0).languageCode?.identifier }
        return tags.isEmpty ? self : Spelling(lists: lists.filter { codes.contains($0.language) })
    }

    private init(lists: [(language: String, words: WordList)]) { self.lists = lists }

    /// Whether no words are known, as of the languages that a caller names.
    var isEmpty: Bool { lists.isEmpty }

    /// Whether a word, in letters of any case, is in one of the lists.
    func knows(_ word: String) -> Bool {
        commonness(of: word.lowercased().trimmingCharacters(in: .letters.inverted)) != nil
    }

    /// The languages whose list has most of some words, in small letters, three letters or more of each.
    func languages(of words: [String]) -> [String] {
        let hashes = words.flatMap { $0.split { !$0.isLetter } }.filter { $0.count > 2 }.map {
            WordList.hash(of: String($0))
        }
        guard hashes.count >= Self.fewest else { return [] }
        return lists.filter { list in
            2 * hashes.count { list.words.commonness(ofHash: $0) != nil } > hashes.count
        }.map(\.language)
    }

    /// Fewer words do not tell a language.
    private static let fewest = 4

    /// How common a word is, letters in lower case, in the language where it is most common; nil for what is no word.
    func commonness(of word: String) -> Float? {
        let hash = WordList.hash(of: word)
        return lists.lazy.compactMap { $0.words.commonness(ofHash: hash) }.max()
    }
}
