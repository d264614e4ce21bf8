internal import Imaging
internal import Recognition

extension AnalysisSettings {
    /// The names of the options that a request may set, which are the command line's.
    package static let fieldNames = [
        "types", "languages", "region", "reference", "engine", "custom-words", "symbologies", "thorough", "page",
        "orientation", "deadline",
    ]

    /// Takes the value of an option.
    ///
    /// - Parameters:
    ///   - name: One of ``fieldNames``.
    ///   - text: The value as the command line has it; `true` or `false` for what is a flag there.
    /// - Throws: ``InvalidOption`` where there is no such option, or it cannot have this value.
    package mutating func set(_ name: String, to text: String) throws(InvalidOption) {
        switch name {
        case "types": types = try WantedTypes(text)
        case "languages": languages = try LanguageTags(text)
        case "region": region = try RegionCode(text)
        case "reference": reference = try ReferenceDate(text)
        case "engine": engine = try TextRecognition.Engine(option: text)
        case "custom-words": customWords = text.split(separator: ",").map(String.init)
        case "symbologies": symbologies = try WantedSymbologies(text)
        case "thorough":
            guard let flag = Bool(text) else { throw InvalidOption("“thorough” is true or false.") }
            isThorough = flag
        case "page":
            guard let number = Int(text) else { throw InvalidOption("A page is a number from 1.") }
            page = number
        case "orientation": orientation = try ImageOrientation(option: text)
        case "deadline":
            guard let seconds = Double(text) else { throw InvalidOption("A deadline is a number of seconds above 0.") }
            deadline = seconds
        default:
            throw InvalidOption("There is no option “\(name)”. There are \(Self.fieldNames.joined(separator: ", ")).")
        }
        try check()
    }
}
