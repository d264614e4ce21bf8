extension DateLanguage {
    /// All languages. To add one, write its words in a file of its own and list it here.
    static let all: [DateLanguage] = [
        .english, .german, .french, .spanish, .italian, .portuguese, .dutch, .japanese, .chinese,
    ]

    /// The languages that a text may be in: those named, else English and that of the region.
    static func languages(for options: DataDetector.Options) -> [DateLanguage] {
        let codes = Set(options.languages.map { String($0.lowercased().prefix(2)) })
        let named = all.filter { codes.contains($0.code) }
        return named.isEmpty ? [.english] : named
    }
}
