package import LiveText

/// How a request wants its images read and what was found written down.
package struct ReadingOptions: Hashable, Sendable {
    package var configuration: ImageAnalyzer.Configuration
    /// How the stored pixels are turned; nil takes what the image says.
    package var orientation: ImageOrientation?
    package var format = AnalysisFormat.json
    package var hasTimings = false

    package init(configuration: ImageAnalyzer.Configuration, format: AnalysisFormat = .json) {
        self.configuration = configuration
        self.format = format
    }

    /// The text alone, as clients ask for it that know nothing of options; the answer is to be read by this program.
    package init(textWithin limits: ImageLimits) {
        self.init(configuration: ImageAnalyzer.Configuration([.text]), format: .jsonl)
        configuration.dataTypes = []
        configuration.limits = limits
    }

    /// Reads the options of a request.
    ///
    /// - Throws: `InvalidOption`, or `ImageAnalysisError` where a language cannot be read.
    init(_ options: [Field], accept: String?, limits: ImageLimits) throws {
        var settings = AnalysisSettings()
        settings.limits = limits
        var seen: Set<String> = []
        var format: String?
        for option in options {
            guard seen.insert(option.name).inserted else { throw InvalidOption("“\(option.name)” is given twice.") }
            switch option.name {
            case "format": format = option.value
            case "timings":
                guard let flag = Bool(option.value) else { throw InvalidOption("“timings” is true or false.") }
                hasTimings = flag
            default: try settings.set(option.name, to: option.value)
            }
        }
        self.format = try FormatChoice.format(option: format, accept: accept)
        orientation = settings.orientation
        configuration = try settings.configuration()
    }
}
