/// Finds postal addresses in the United States, in one line or over several.
///
/// What can be recognised fast and surely is the end: a state and a ZIP code. From there the address is read backwards
/// to its house number.
struct PostalAddressDetector: Detector {
    static let type = DataType.postalAddress

    /// How far before the state an address may start: four lines of it.
    private static let reach = 160

    init(options: DataDetector.Options) {}

    func findings(in text: ScannedText) -> [Finding] {
        var found: [Finding] = []
        // An address does not reach over the end of another, nor is a text read twice for two of them.
        var previousEnd = 0
        var offset = 0
        while offset < text.count {
            guard let ending = USAddressEnding(at: offset, in: text) else {
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
