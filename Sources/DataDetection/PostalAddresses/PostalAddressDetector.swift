/// Finds postal addresses, in one line or over several.
///
/// What can be recognised fast and surely is the postal code, in the United States with a state before it. From there
/// the address is read backwards to its street.
struct PostalAddressDetector: Detector {
    static let type = DataType.postalAddress

    /// How far before the state an address may start: four lines of it.
    private static let reach = 160

    private let countries: [AddressCountry]
    private let scanner: PostcodeScanner
    private let ideographic: [Bool]

    init(options: DataDetector.Options) {
        countries = AddressCountry.countries(region: options.defaultRegion)
        scanner = PostcodeScanner(countries: countries)
        let languages = options.languages.map { $0.lowercased().prefix(2) }
        ideographic =
            (options.defaultRegion == "JP" || languages.contains("ja") ? [true] : [])
            + (["CN", "TW", "HK", "SG"].contains(options.defaultRegion) || languages.contains("zh") ? [false] : [])
    }

    func findings(in text: ScannedText) -> [Finding] {
        OverlapResolution.disjoint(americanFindings(in: text) + otherFindings(in: text), in: text)
    }

    /// Addresses of other countries, by their postal codes or their prefectures and provinces.
    private func otherFindings(in text: ScannedText) -> [Finding] {
        guard !countries.isEmpty || !ideographic.isEmpty else { return [] }
        var found: [Finding] = []
        var previousEnd = 0
        var offset = 0
        while offset < text.count {
            guard mayStart(at: offset, in: text) else {
                offset += 1
                continue
            }
            guard let (range, parts) = address(at: offset, notBefore: previousEnd, in: text) else {
                offset += 1
                continue
            }
            found.append(
                Finding(type: .postalAddress, range: range, value: .postalAddress(parts), specificity: .registered))
            previousEnd = range.upperBound
            offset = max(offset + 1, range.upperBound)
        }
        return found
    }

    /// A quick look: postal codes start with two digits or with a letter or two before a digit.
    private func mayStart(at offset: Int, in text: ScannedText) -> Bool {
        let unit = text[offset]
        if unit.isASCIIDigit { return text[offset + 1].isASCIIDigit && !text[offset - 1].isASCIIDigit }
        if unit.isASCIIUppercase {
            return text[offset + 1].isASCIIDigit || text[offset + 1].isASCIIUppercase && text[offset + 2].isASCIIDigit
        }
        return unit > 0x80 && !ideographic.isEmpty
    }

    private func address(at offset: Int, notBefore limit: Int, in text: ScannedText) -> (
        Range<Int>, PostalAddress
    )? {
        let unit = text[offset]
        if unit.isASCIIDigit || unit.isASCIIUppercase {
            guard !text.isWord(at: offset - 1) else { return nil }
            for (postcode, index) in scanner.postcodes(at: offset, in: text) {
                let reader = CountryAddressReader(country: countries[index], text: text)
                if let result = reader.address(at: postcode, notBefore: limit) { return (result.range, result.parts) }
            }
            return nil
        }
        for isJapanese in ideographic
        where unit > 0x80 && IdeographicAddressReader.isStart(unit, isJapanese: isJapanese) {
            if let found = IdeographicAddressReader(text: text, isJapanese: isJapanese).address(at: offset) {
                return found
            }
        }
        return nil
    }

    private func americanFindings(in text: ScannedText) -> [Finding] {
        var found: [Finding] = []
        // An address does not reach over the end of another, nor is a text read twice for two of them.
        var previousEnd = 0
        var offset = 0
        while offset < text.count {
            let unit = text[offset]
            let mayEnd =
                unit.isASCIIDigit && !text[offset - 1].isASCIIDigit
                || unit.isASCIIUppercase && text[offset + 1].isASCIIUppercase
            guard mayEnd, let ending = USAddressEnding(at: offset, in: text) else {
                offset += 1
                continue
            }
            let limit = min(Self.reach, ending.state.lowerBound - previousEnd)
            let words = text.addressWords(before: ending.state.lowerBound, limit: limit)
            if let address = USAddressReader(words: words, ending: ending).address {
                found.append(finding(address, ending: ending, text: text))
            }
            previousEnd = ending.end
            offset = ending.end
        }
        return found
    }

    private func finding(_ address: USAddressReader.Result, ending: USAddressEnding, text: ScannedText) -> Finding {
        var value = address.parts
        value.state = text.string(in: ending.state)
        value.zip = ending.zip.map { text.string(in: $0) }
        value.country = ending.country.map { text.string(in: $0) }
        return Finding(
            type: .postalAddress,
            range: address.start..<ending.end,
            value: .postalAddress(value),
            specificity: ending.zip == nil ? .shaped : .registered
        )
    }
}
