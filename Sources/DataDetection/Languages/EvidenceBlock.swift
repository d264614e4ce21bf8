/// A stretch of a text in one language, or in which the same languages are as likely, with what it says about countries.
struct EvidenceBlock: Sendable {
    /// UTF-16 offsets in the text, line ends included.
    var range: Range<Int>
    /// The languages between which the words do not decide, the likeliest first; most often one, and none where nothing
    /// speaks for any.
    let languages: [TextLanguage]
    /// How much speaks for each language.
    var votes: LanguageVotes
    /// For countries by their place in the table how much names them here: their own names and cities, prices, prefixes
    /// of telephone numbers, domains, tax numbers and postal codes.
    var named: [Int: Int] = [:]
    /// The order of a date in numbers somewhere in the text that leaves no doubt, such as 25/12/2018.
    var provenOrder: DateOrder?

    /// The most that counts for a country, however often it is named.
    static let most = 24
    /// From how much on a text wins over what a caller says of it.
    static let strong = 12
    /// In how many languages a block is read at once.
    private static let mostLanguages = 4
    /// What a hint counts for.
    private static let hintWeight = 8

    /// Adds the block behind it.
    mutating func add(_ next: EvidenceBlock) {
        range = range.lowerBound..<next.range.upperBound
        votes.add(next.votes)
        votes.limit(to: 0x2000)
        named.merge(next.named) { min(Self.most, max($0, $1)) }
        provenOrder = provenOrder ?? next.provenOrder
    }

    /// A country and how much speaks for it: 2 is a guess by the language, 4 a name or a domain, 12 several of these.
    struct RankedRegion: Hashable, Sendable {
        let code: String
        let strength: Int
    }

    /// The countries whose conventions the block may follow, the likeliest first.
    ///
    /// What the caller says counts as much as two names do, so that strong evidence wins over it. Empty where nothing is
    /// said and nothing speaks for any.
    func rankedRegions(hint options: DataDetector.Options) -> [RankedRegion] {
        var strengths = named
        let languages = languages(hint: options)
        for (place, language) in languages.prefix(2).enumerated() {
            for (weight, region) in zip([3, 2, 1, 1], language.regions) where weight > place {
                if let index = Country.index[region] { strengths[index, default: 0] += weight - place }
            }
        }
        // A caller may name a country that the table lacks: it stands behind those that are as likely.
        let hinted = options.defaultRegion.map { Country.index[$0] ?? Country.all.count }
        if let hinted { strengths[hinted, default: 0] += Self.hintWeight }
        return strengths.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { index, strength in
            let code = index < Country.all.count ? Country.all[index].code : options.defaultRegion ?? ""
            return RankedRegion(code: code, strength: strength)
        }
    }

    /// The codes of the countries whose conventions the block may follow, the likeliest first.
    func regions(hint options: DataDetector.Options) -> [String] { rankedRegions(hint: options).map(\.code) }

    /// The country whose conventions the block follows; the United States where nothing tells.
    func region(hint options: DataDetector.Options) -> String { rankedRegions(hint: options).first?.code ?? "US" }

    /// The languages that the block may be in, the likeliest first: those that the caller names, unless strong evidence
    /// speaks for others; empty where nothing is said and nothing speaks for any.
    func languages(hint options: DataDetector.Options) -> [TextLanguage] {
        let named = options.languages.compactMap { TextLanguage(tag: $0) }
        guard !named.isEmpty else { return languages }
        let likely = languages.filter(named.contains)
        guard likely.isEmpty else { return named.count > 1 ? likely : named }
        let most = Array(named.prefix(Self.mostLanguages))
        guard let best = languages.first, languages.count == 1 else { return most }
        let hinted = named.map { votes[$0] }.max() ?? 0
        return votes[best] - hinted >= Self.strong ? [best] + most : most
    }

    /// The order in which the block writes dates in numbers, and whether there is no doubt about it: the caller names
    /// the country, a date in the text proves it, or all countries that come into question agree.
    func dateOrder(hint options: DataDetector.Options) -> (order: DateOrder, isCertain: Bool) {
        let ranked = rankedRegions(hint: options)
        let order = DateOrder(region: ranked.first?.code ?? "US")
        if options.defaultRegion != nil { return (order, true) }
        if let provenOrder, order != .yearFirst { return (provenOrder, true) }
        let close = ranked.prefix { $0.strength + 2 >= ranked[0].strength }
        return (order, !close.isEmpty && close.allSatisfy { DateOrder(region: $0.code) == order })
    }
}
