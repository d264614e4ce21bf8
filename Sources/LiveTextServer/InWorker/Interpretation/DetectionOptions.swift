internal import LiveText

/// What a request asks of a text, read from its options.
enum DetectionOptions {
    static let names = ["types", "region", "languages", "reference"]

    static func session(_ options: [Field]) throws(InvalidOption) -> DetectionSession {
        var types: Set<DataType> = .all
        var region: String?
        var languages: [String] = []
        var reference: ReferenceDate?
        var seen: Set<String> = []
        for option in options {
            guard seen.insert(option.name).inserted else { throw InvalidOption("“\(option.name)” is given twice.") }
            switch option.name {
            case "types": types = try WantedDataTypes(option.value).types
            case "region": region = try RegionCode(option.value).description
            case "languages": languages = try LanguageTags(option.value).tags
            case "reference": reference = try ReferenceDate(option.value)
            default:
                throw InvalidOption("There is no option “\(option.name)”. There are \(names.joined(separator: ", ")).")
            }
        }
        return DetectionSession(
            types: types, region: region, languages: languages, reference: reference,
            maximumMatches: DataDetector.maximumMatches)
    }
}
