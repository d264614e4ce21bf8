/// Finds postal addresses, in one line or over several.
///
/// What can be recognised fast and surely is the postal code, in the United States with a state before it. From there
/// the address is read backwards to its street. Addresses without postal codes are known by their places (Hong Kong), by
/// their largest part (Japan, China, Korea) or by the sign before the house number (Colombia).
struct PostalAddressDetector: Detector {
    static let type = DataType.postalAddress

    /// How far before the state an address may start: four lines of it.
    private static let reach = 160

    private let options: DataDetector.Options

    init(options: DataDetector.Options) { self.options = options }

    func findings(in text: ScannedText) -> [Finding] {
        let american = americanFindings(in: text)
        let others =
            CountryAddressFinder(text: text, options: options).findings(besides: american.map(\.range))
            + PlaceAddressFinder(text: text).findings + ColombianAddressReader(text: text).findings
            + IdeographicAddressFinder(text: text).findings
        return OverlapResolution.disjoint(american + others, in: text)
    }

    private func americanFindings(in text: ScannedText) -> [Finding] {
        var found: [Finding] = []
        // An address does not reach over the end of another, nor is a text read twice for two of them.
        var previousEnd = 0
        var offset = 0
        while offset < text.count {
            guard USAddressEnding.mayStart(at: offset, in: text), let ending = USAddressEnding(at: offset, in: text)
            else {
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
            specificity: ending.zip == nil ? .shaped : .registered,
            region: "US"
        )
    }
}
