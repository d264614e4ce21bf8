/// A set of countries by their places in `AddressCountry.all`: a look at it is cheaper than one at a country.
struct AddressCountrySet: OptionSet, Sendable {
    let rawValue: UInt64

    /// The country at a place alone.
    init(_ index: Int) { rawValue = 1 << UInt64(index) }

    init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The countries for which something holds.
    init(where condition: (AddressCountry) -> Bool) {
        self = AddressCountry.all.indices.reduce(into: []) { countries, index in
            if condition(AddressCountry.all[index]) { countries.insert(Self(index)) }
        }
    }

    /// The places of the countries in order.
    var indices: some Sequence<Int> {
        sequence(state: rawValue) { rest in
            guard rest != 0 else { return nil }
            defer { rest &= rest - 1 }
            return rest.trailingZeroBitCount
        }
    }

    /// For each of some words, the countries that have it.
    static func table(_ words: (AddressCountry) -> some Sequence<String>) -> [String: Self] {
        var table: [String: Self] = [:]
        for (index, country) in AddressCountry.all.enumerated() {
            for word in words(country) { table[word, default: []].insert(Self(index)) }
        }
        return table
    }
}
