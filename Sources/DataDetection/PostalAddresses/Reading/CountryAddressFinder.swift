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
        for block in text.evidence.blocks {
            let strengths = strengths(in: block)
            var offset = max(block.range.lowerBound, found.last?.range.upperBound ?? 0)
            while offset < block.range.upperBound {
                while let first = taken.first, first.upperBound <= offset { taken.removeFirst() }
                if let first = taken.first, first.contains(offset) {
                    offset = first.upperBound
                    continue
                }
                let limit = found.last?.range.upperBound ?? 0
                guard mayStart(at: offset), let finding = finding(at: offset, notBefore: limit, strengths) else {
                    offset += 1
                    continue
                }
                found.append(finding)
                offset = max(offset + 1, finding.range.upperBound)
            }
        }
        return found
    }

    /// How much speaks for each country of the table.
    private func strengths(in block: EvidenceBlock) -> [Int] {
        var strengths = [Int](repeating: 0, count: AddressCountry.all.count)
        for region in block.rankedRegions(hint: options) {
            if let index = Self.places[region.code] { strengths[index] = region.strength }
        }
        return strengths
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

    private func finding(at offset: Int, notBefore limit: Int, _ strengths: [Int]) -> Finding? {
        guard !text.isWord(at: offset - 1) else { return nil }
        let codes = Self.scanner.postcodes(at: offset, in: text).filter { isPossible($0.country, $0.range, strengths) }
        guard let start = codes.first?.range.lowerBound else { return nil }
        let segments = CountryAddressReader.segments(before: start, notBefore: limit, in: text)
        let spoken = segments.reduce(AddressVocabulary.Countries(0)) { countries, segment in
            segment.words.reduce(countries) { $0 | AddressVocabulary.countries(ofKey: $1.key) }
        }
        let ranked = codes.compactMap { code -> (code: (range: Range<Int>, country: Int), weight: Int)? in
            let country = AddressCountry.all[code.country]
            let isSpoken = spoken & (1 << AddressVocabulary.Countries(code.country)) != 0
            guard
                country.isDistinctive || isSpoken || country.streetFollows || strengths[code.country] >= Self.sufficient
                    || hasState(country, before: code.range)
            else { return nil }
            let weight = strengths[code.country] + (isSpoken ? Self.kindWeight : 0)
            return (code, weight + (isNamed(country, behind: code.range.upperBound) ? Self.nameWeight : 0))
        }
        for (code, _) in ranked.sorted(by: { ($1.weight, $0.code.country) < ($0.weight, $1.code.country) }) {
            let country = AddressCountry.all[code.country]
            let reader = CountryAddressReader(country: country, text: text)
            let parts =
                code.range.lowerBound == start
                ? segments : CountryAddressReader.segments(before: code.range.lowerBound, notBefore: limit, in: text)
            guard let result = reader.address(at: code.range, behind: parts) else { continue }
            return Finding(
                type: .postalAddress, range: result.range, value: .postalAddress(result.parts),
                specificity: .registered,
                region: country.code)
        }
        return nil
    }

    /// A quick look: whether a town stands beside the code where the country wants it, or the text speaks for the country.
    private func isPossible(_ index: Int, _ code: Range<Int>, _ strengths: [Int]) -> Bool {
        let country = AddressCountry.all[index]
        if country.isDistinctive {
            return country.townFollows || !text[code.lowerBound].isASCIIDigit || hasLetter(before: code.lowerBound)
        }
        if strengths[index] >= Self.sufficient || hasState(country, before: code) { return true }
        if country.townFollows, hasTown(behind: code.upperBound) { return true }
        guard !country.townFollows || country.mayEndInCode else { return false }
        return hasTown(before: code.lowerBound)
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

    /// Whether a state or province of the country stands right before a postal code.
    private func hasState(_ country: AddressCountry, before code: Range<Int>) -> Bool {
        guard !country.states.isEmpty, !country.townFollows, hasLetter(before: code.lowerBound) else { return false }
        let words = text.addressWords(before: code.lowerBound, limit: 32).suffix(3)
        return (1...3).contains { count in
            words.count >= count && country.states.contains(words.suffix(count).map(\.key).joined(separator: " "))
                && words.last?.isCapitalized == true
        }
    }

    /// Whether the country's name stands within two lines behind a postal code.
    private func isNamed(_ country: AddressCountry, behind end: Int) -> Bool {
        var start = end
        while start - end < 40, start < text.count {
            if text.isLetter(at: start), !text.isWord(at: start - 1),
                country.names.contains(where: { $0.utf16.count > 3 && hasWord($0, at: start) })
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
