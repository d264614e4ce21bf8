internal import DataDetection
package import Imaging
package import Recognition

/// The options of an analysis as people give them, on the command line and in requests.
package struct AnalysisSettings: Hashable, Sendable {
    package var types = WantedTypes.all
    package var languages = LanguageTags(tags: [])
    package var region: RegionCode?
    package var reference: ReferenceDate?
    package var engine = TextRecognition.Engine.automatic
    package var customWords: [String] = []
    package var symbologies: WantedSymbologies?
    package var isThorough = false
    package var page = 1
    package var orientation: ImageOrientation?
    package var limits = ImageLimits()
    /// Seconds.
    package var deadline: Double?

    package init() {}

    /// Refuses numbers that are out of bounds.
    package func check() throws(InvalidOption) {
        guard page >= 1 else { throw InvalidOption("Pages are counted from 1.") }
        // More than any machine has, and sums of it stay far from overflow.
        let possible = 1...(1 << 40)
        guard possible.contains(limits.bytes), possible.contains(limits.pixels) else {
            throw InvalidOption("A limit on bytes or pixels is from 1 to \(possible.upperBound).")
        }
        // Nobody means a deadline of more than a year, and it would overflow the clock.
        if let deadline, !(deadline > 0 && deadline < 31_536_000) {
            throw InvalidOption("A deadline is a number of seconds above 0.")
        }
    }

    /// The analyzer's configuration.
    ///
    /// - Throws: `ImageAnalysisError` with the code `.languageUnavailable` where text in these languages cannot be read.
    package func configuration() throws -> ImageAnalyzer.Configuration {
        var configuration = ImageAnalyzer.Configuration(types.analysisTypes)
        configuration.dataTypes = types.hasData ? .all : []
        configuration.locales = languages.tags
        configuration.dataOptions = DataDetector.Options(
            defaultRegion: region?.description, languages: languages.tags, referenceDate: reference?.date)
        configuration.textRecognition.engine = engine
        configuration.textRecognition.customWords = customWords
        configuration.textRecognition.marksPictures = types.hasIcons
        configuration.codeRecognition.symbologies = symbologies?.symbologies
        configuration.codeRecognition.isThorough = isThorough
        configuration.codeRecognition.marksCodes = types.hasCodeGlyphs
        configuration.page = page
        configuration.limits = limits
        configuration.deadline = deadline.map { .seconds($0) }
        if types.analysisTypes.contains(.text) {
            try ImageAnalyzer.check(languages: languages.tags, engine: engine)
        }
        return configuration
    }
}
