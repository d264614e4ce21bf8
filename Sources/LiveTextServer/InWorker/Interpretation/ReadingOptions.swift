package import LiveText

/// How a request wants its images read and what was found written down.
package struct ReadingOptions: Hashable, Sendable {
    package var configuration: ImageAnalyzer.Configuration
    /// How the stored pixels are turned; nil takes what the image says.
    package var orientation: ImageOrientation?
    package var format = AnalysisFormat.json
    package var hasTimings = false
    /// Whether JSON has the pictures of glyphs in it.
    package var embedsGlyphs = false
    /// The pages of documents that are read; nil for all.
    package var pages: PageRanges?
    /// Whether one page is asked for: the answer is then its document, and no array.
    package var isOnePage = false
    /// Whether an image becomes a page of a PDF besides what the format says.
    package var makesPages = false
    /// How a PDF is written.
    package var writing = SearchablePDF.Options()

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
        var text = PageTextChoice.skip
        for option in options {
            guard seen.insert(option.name).inserted else { throw InvalidOption("“\(option.name)” is given twice.") }
            switch option.name {
            case "format": format = option.value
            case "timings": hasTimings = try Self.flag(option)
            case "glyphs":
                guard ["none", "embed"].contains(option.value) else {
                    throw InvalidOption("“glyphs” is none or embed.")
                }
                embedsGlyphs = option.value == "embed"
            case "pages": pages = try PageRanges(option.value)
            case "text":
                guard let choice = PageTextChoice(rawValue: option.value) else {
                    let names = PageTextChoice.allCases.map(\.rawValue).joined(separator: ", ")
                    throw InvalidOption("“text” is one of \(names).")
                }
                text = choice
            case "links": writing.hasLinks = try Self.flag(option)
            case "rotate": writing.turnsPages = try Self.flag(option)
            case "deskew": writing.straightensPages = try Self.flag(option)
            case "pdf-a": writing.isArchival = try Self.flag(option)
            default: try settings.set(option.name, to: option.value)
            }
        }
        self.format = try FormatChoice.format(option: format, accept: accept)
        orientation = settings.orientation
        configuration = try settings.configuration()
        configuration.pageText = text
        configuration.showsPages = self.format.showsImages
        if pages == nil, seen.contains("page") {
            pages = try PageRanges(String(settings.page))
            isOnePage = true
        }
    }

    private static func flag(_ option: Field) throws(InvalidOption) -> Bool {
        guard let flag = Bool(option.value) else { throw InvalidOption("“\(option.name)” is true or false.") }
        return flag
    }
}
