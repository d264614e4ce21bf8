/// Finds addresses by their postal codes, in the countries to which the text may belong.
///
/// Many countries have postal codes of four or five digits. Which of them are asked follows from what the text around
/// says, and from the words for streets before the code.
struct CountryAddressFinder {
    let text: ScannedText
    let options: DataDetector.Options

    /// From how much on what the text says of a country counts: one of its cities or more.
    private static let sufficient = 3
    /// What the name of the country behind the town counts for.
    private static let nameWeight = 20
    private static let kindWeight = 6

    private static let scanner = PostcodeScanner(countries: AddressCountry.all)

    /// The findings that overlap none of some ranges, given in order.
    func findings(besides taken: [Range<Int>]) -> [Finding] {
        var found: [Finding] = []
        var taken = taken[...]
        var places = text.offsets(before: Self.scanner.reach)
        var offset = 0
        var strengths = Strengths()
        while let place = places.next(from: offset, in: text) {
            offset = place
            while let first = taken.first, first.upperBound <= offset { taken.removeFirst() }
            if let first = taken.first, first.contains(offset) {
                offset = first.upperBound
                continue
            }
            let postcodes = mayStart(at: offset) ? Self.scanner.postcodes(at: offset, in: text) : []
            if !postcodes.isEmpty, !strengths.range.contains(offset) {
                strengths = Strengths(text.evidence.block(at: offset), options: options)
            }
            let limit = found.last?.range.upperBound ?? 0
            if !postcodes.isEmpty, let finding = finding(at: postcodes, notBefore: limit, strengths) {
                found.append(finding)
                offset = max(offset + 1, finding.range.upperBound)
            } else {
                offset += 1
            }
        }
        return found
    }

    /// How much a block of the text speaks for each country of the table, and for which of them it suffices.
    private struct Strengths {
        let range: Range<Int>
        private(set) var values = [Int](repeating: 0, count: AddressCountry.all.count)
        private(set) var sufficient: AddressCountrySet = []

        init() { range = 0..<0 }

        init(_ block: EvidenceBlock, options: DataDetector.Options) {
            range = block.range
            for region in block.rankedRegions(hint: options) {
                guard let index = CountryAddressFinder.places[region.code] else { continue }
                values[index] = region.strength
                if region.strength >= CountryAddressFinder.sufficient { sufficient.insert(AddressCountrySet(index)) }
            }
        }
    }

    private static let places = Dictionary(
        AddressCountry.all.enumerated().map { ($0.element.code, $0.offset) }, uniquingKeysWith: { first, _ in first })

    /// A quick look: postal codes start with two digits or with a letter or two before a digit.
    private func mayStart(at offset: Int) -> Bool {
        let unit = text[offset]
        if unit.isASCIIDigit { return text[offset + 1].isASCIIDigit && !text[offset - 1].isASCIIDigit }
        guard unit.isASCIIUppercase else { return false }
        let next = text[offset + 1]
        return next.isASCIIDigit || next == UInt16(ascii: "-") && text[offset + 2].isASCIIDigit
            || next.isASCIIUppercase && (text[offset + 2].isASCIIDigit || text[offset + 2] == UInt16(ascii: "-"))
    }

    /// A postal code with the countries that may have it, and those of which a state stands before it.
    private struct Code {
        let range: Range<Int>
        let countries: AddressCountrySet
        let ofState: AddressCountrySet
    }

    private func finding(
        at postcodes: [PostcodeScanner.Postcode], notBefore limit: Int, _ strengths: Strengths
    ) -> Finding? {
        let codes = codes(postcodes, strengths)
        guard let start = codes.first?.range.lowerBound else { return nil }
        let segments = CountryAddressReader.segments(before: start, notBefore: limit, in: text)
        let spoken = segments.reduce(into: AddressCountrySet()) { countries, segment in
            for word in segment.words { countries.formUnion(AddressVocabulary.countries(ofKey: word.key)) }
        }
        for (code, index) in ranked(codes, spoken: spoken, strengths) {
            let country = AddressCountry.all[index]
            let reader = CountryAddressReader(country: country, text: text)
            let parts =
                code.lowerBound == start
                ? segments : CountryAddressReader.segments(before: code.lowerBound, notBefore: limit, in: text)
            guard let result = reader.address(at: code, behind: parts) else { continue }
            return Finding(
                type: .postalAddress, range: result.range, value: .postalAddress(result.parts),
                specificity: .registered,
                region: country.code)
        }
        return nil
    }

    /// The codes with the countries for which the text or a word for a street speaks, the likeliest first.
    private func ranked(
        _ codes: [Code], spoken: AddressCountrySet, _ strengths: Strengths
    ) -> [(code: Range<Int>, country: Int)] {
        let likely = Self.distinctive.union(Self.streetFollows).union(spoken).union(strengths.sufficient)
        let candidates = codes.flatMap { code in
            code.countries.intersection(likely.union(code.ofState)).indices.map { (code: code.range, country: $0) }
        }
        guard candidates.count > 1 else { return candidates }
        let weighted = candidates.map { code, index in
            let weight = strengths.values[index] + (spoken.contains(AddressCountrySet(index)) ? Self.kindWeight : 0)
            return (code, index, weight + (isNamed(index, behind: code.upperBound) ? Self.nameWeight : 0))
        }
        return weighted.sorted { ($1.2, $0.1) < ($0.2, $1.1) }.map { ($0.0, $0.1) }
    }

    private static let distinctive = AddressCountrySet(where: \.isDistinctive)
    private static let streetFollows = AddressCountrySet(where: \.streetFollows)
    private static let townFollows = AddressCountrySet(where: \.townFollows)
    private static let townPrecedes = AddressCountrySet { !$0.townFollows || $0.mayEndInCode }

    /// A quick look: the codes beside which a town stands where the country wants it, or for whose country the text
    /// speaks.
    private func codes(_ postcodes: [PostcodeScanner.Postcode], _ strengths: Strengths) -> [Code] {
        postcodes.compactMap { range, countries in
            let hasLetter = hasLetter(before: range.lowerBound)
            let ofState = hasLetter ? countries.intersection(self.countries(ofStateBefore: range.lowerBound)) : []
            var possible = strengths.sufficient.union(ofState)
            if hasTown(behind: range.upperBound) { possible.formUnion(Self.townFollows) }
            if hasTown(before: range.lowerBound) { possible.formUnion(Self.townPrecedes) }
            possible.subtract(Self.distinctive)
            possible.formUnion(
                hasLetter || !text[range.lowerBound].isASCIIDigit
                    ? Self.distinctive : Self.distinctive.intersection(Self.townFollows))
            possible.formIntersection(countries)
            return possible.isEmpty ? nil : Code(range: range, countries: possible, ofState: ofState)
        }
    }

    /// A letter within the few units before a code, whatever parts them.
    private func hasLetter(before start: Int) -> Bool {
        var last = start - 1
        while start - last < 5, text[last].isSpace || text[last].isOne(of: ",-.()") || text[last].isLineEnd {
            last -= 1
        }
        return last < start - 1 && text.isLetter(at: last)
    }

    /// A word in the same line that starts with a capital.
    private func hasTown(behind end: Int) -> Bool {
        var next = end
        while next - end < 3, text[next] == 0x20 || text[next].isOne(of: ",") { next += 1 }
        return next > end && text.isLetter(at: next) && !text[next].isASCIILowercase
    }

    /// A word in the same line that is not all capitals.
    private func hasTown(before start: Int) -> Bool {
        var last = start - 1
        while start - last < 4, text[last] == 0x20 || text[last].isOne(of: ",-") { last -= 1 }
        return last < start - 1 && text.isLetter(at: last) && !text[last].isASCIIUppercase
    }

    /// For each state or province the countries that write it before a postal code.
    private static let states = AddressCountrySet.table { $0.townFollows ? [] : $0.states }

    private static let lastWords = Set(states.keys.compactMap { $0.split(separator: " ").last.map(String.init) })

    /// The countries of which a state or province stands right before a postal code.
    private func countries(ofStateBefore code: Int) -> AddressCountrySet {
        let limit = 32
        guard let last = text.addressWords(before: code, limit: limit, count: 1).first, last.isCapitalized,
            Self.lastWords.contains(last.key)
        else { return [] }
        let words = text.addressWords(before: code, limit: limit, count: 3)
        return (1...words.count).reduce(into: []) { countries, count in
            countries.formUnion(Self.states[words.suffix(count).map(\.key).joined(separator: " ")] ?? [])
        }
    }

    /// Whether the country's name stands within two lines behind a postal code.
    private func isNamed(_ index: Int, behind end: Int) -> Bool {
        let names = AddressCountry.all[index].names
        var start = end
        while start - end < 40, start < text.count {
            if text.isLetter(at: start), !text.isWord(at: start - 1),
                names.contains(where: { hasWord($0, at: start) && $0.utf16.count > 3 })
            {
                return true
            }
            start += 1
        }
        return false
    }

    private func hasWord(_ word: String, at start: Int) -> Bool {
        var offset = start
        for unit in word.utf16 {
            guard text.folded(at: offset) == unit.folded else { return false }
            offset += 1
        }
        return !text.isLetter(at: offset)
    }
}
