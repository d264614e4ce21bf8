extension DateLanguage {
    /// All languages. To add one, write its words in a file of its own and list it here.
    static let all: [DateLanguage] = [
        .english, .german, .french, .spanish, .italian, .portuguese, .dutch, .polish, .swedish, .turkish, .russian,
        .arabic,
        .japanese, .chinese, .korean,
    ]

    /// The words of the languages that a block of text may be in; those of English where nothing tells.
    static func languages(of block: EvidenceBlock, hint options: DataDetector.Options) -> [DateLanguage] {
        let codes = block.languages(hint: options).map(\.code)
        let known = codes.compactMap { code in all.first { $0.code == code } }
        return known.isEmpty ? [.english] : known
    }

    /// The languages that the caller names, else the likeliest one of the block: amounts have few words of their own.
    static func leading(of block: EvidenceBlock, hint options: DataDetector.Options) -> [DateLanguage] {
        let languages = languages(of: block, hint: options)
        return options.languages.isEmpty ? Array(languages.prefix(1)) : languages
    }
}
