/// The words for streets of all countries, looked up together: whose address may it be?
enum AddressVocabulary {
    /// The countries that call a street so. Words of English, which stand in every country's addresses, name none.
    static func countries(ofKey key: String) -> AddressCountrySet {
        var countries = kinds[key] ?? []
        guard key.utf8.count > 4 else { return countries }
        var suffix = key[...]
        for _ in 0..<3 where suffix.utf8.count > 12 { suffix = suffix.suffix(12) }
        while let first = suffix.indices.first, suffix.utf8.count > 2 {
            suffix = suffix[suffix.index(after: first)...]
            countries.formUnion(endings[String(suffix)] ?? [])
        }
        return countries
    }

    private static let english = USStreetWords.suffixes.union(AddressCountry.englishKinds)
    /// Words for streets that are common words besides.
    private static let ambiguous = AddressCountry.words(
        "zum zur auf bei unter hinter eje mail via off sec desa main blok bandar gran prof")

    private static let kinds: [String: AddressCountrySet] = AddressCountrySet.table { country in
        Array(
            country.kinds.subtracting(english).subtracting(ambiguous).filter {
                $0.unicodeScalars.count > 2 || $0 == "c/" || !$0.utf8.allSatisfy { $0 < 0x80 }
            })
            + country.boxes.filter { $0.utf8.count > 4 && !$0.contains(" ") }
    }

    private static let endings = AddressCountrySet.table(\.kindEndings)
}
