internal import Foundation

/// The words that a line is more likely to hold than others that look nearly alike.
struct Spelling: Sendable {
    private let lists: [WordList]

    init(_ lists: [WordList]) { self.lists = lists }

    /// Reads the lists of words that were installed in a folder.
    ///
    /// - Throws: `.engineUnavailable` where one is missing or damaged.
    init(folder: String) throws {
        lists = try Self.files.map { try WordList(path: "\(folder)/\($0)") }
    }

    /// The languages whose words are known. A word of any of them counts, whichever of them the text is in.
    static let languages = ["de", "en", "es", "fr", "it", "nl", "pt"]
    /// What is installed of it.
    static let files = languages.map { "words.\($0)" }

    /// How common a word is, letters in lower case, in the language where it is most common; nil for what is no word.
    func commonness(of word: String) -> Float? {
        let hash = WordList.hash(of: word)
        return lists.lazy.compactMap { $0.commonness(ofHash: hash) }.max()
    }
}
