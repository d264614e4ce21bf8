extension DataDetector {
    /// What a detector assumes about a text.
    public struct Options: Hashable, Sendable {
        /// The ISO 3166 code of the country whose conventions apply where the text does not say, such as "US": which
        /// numbers are phone numbers when there is no country code.
        public var defaultRegion: String
        /// BCP 47 tags of the languages that the text may be in, the likeliest first; empty if unknown.
        public var languages: [String]

        /// Makes options.
        ///
        /// - Parameters:
        ///   - defaultRegion: An ISO 3166 code. `nil` takes the region of the first language that names one
        ///     ("en-GB": "GB"), else "US".
        ///   - languages: BCP 47 tags, the likeliest first.
        public init(defaultRegion: String? = nil, languages: [String] = []) {
            let named = defaultRegion ?? languages.lazy.compactMap(Self.region).first
            self.defaultRegion = (named ?? "US").uppercased()
            self.languages = languages
        }

        /// The region subtag: two letters after the language.
        private static func region(ofLanguage tag: String) -> String? {
            tag.split { $0 == "-" || $0 == "_" }.dropFirst()
                .first { $0.utf8.count == 2 && $0.allSatisfy { $0.isASCII && $0.isLetter } }
                .map(String.init)
        }
    }
}
