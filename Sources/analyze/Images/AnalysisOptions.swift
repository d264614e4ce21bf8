import ArgumentParser
import LiveText

struct AnalysisOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "What to look for: text, codes, data (which is found in the text), with commas between.",
            valueName: "types"))
    var types = WantedTypes.all

    @Option(
        help: ArgumentHelp(
            "The text's languages as BCP-47 tags, the main one first: en,de. Found out if not given. “analyze languages” lists them.",
            valueName: "tags"))
    var languages = LanguageTags(tags: [])

    @Option(
        help: ArgumentHelp(
            "The country whose conventions apply to data where the text names none; the languages' unless given.",
            valueName: "code"))
    var region: String?

    @Option(
        help: ArgumentHelp(
            "The moment from which “tomorrow” in a picture counts, such as 2026-01-31; without it such dates have no value.",
            valueName: "date"))
    var reference: ReferenceDate?

    @Option(
        help: ArgumentHelp(
            "Who reads: neural reads photos, tesseract scans; automatic takes what is installed and suits the language.",
            valueName: "engine"),
        transform: { text in
            guard let engine = TextRecognition.Engine(rawValue: text) else {
                let names = TextRecognition.Engine.allCases.map(\.rawValue).joined(separator: ", ")
                throw ValidationError("An engine is one of \(names).")
            }
            return engine
        })
    var engine = TextRecognition.Engine.automatic

    @Option(
        help: ArgumentHelp(
            "Names and terms that the text may contain, with commas between, for their spelling.", valueName: "words"))
    var customWords: String?

    @Option(
        help: ArgumentHelp(
            "Which codes to read, with commas between: qr,ean13. Without it, all that can be read here.",
            valueName: "names"),
        transform: WantedSymbologies.init)
    var symbologies: WantedSymbologies?

    @Flag(help: "Try more on codes that are hard to read, at several times the cost.")
    var thorough = false

    @Option(help: ArgumentHelp("The page of a file that has several, the first being 1.", valueName: "number"))
    var page = 1

    @Option(
        help: ArgumentHelp(
            "How the stored pixels are turned, 1 to 8 as in EXIF, whatever the file says.", valueName: "number"),
        transform: { text in
            guard let value = UInt32(text), let orientation = ImageOrientation(rawValue: value) else {
                throw ValidationError("An orientation is a number from 1 to 8.")
            }
            return orientation
        })
    var orientation: ImageOrientation?

    @Option(help: ArgumentHelp("Refuse files of more bytes.", valueName: "bytes"))
    var maxBytes = ImageLimits().bytes

    @Option(help: ArgumentHelp("Refuse images of more pixels.", valueName: "pixels"))
    var maxPixels = ImageLimits().pixels

    @Option(help: ArgumentHelp("Give an image up after so many seconds.", valueName: "seconds"))
    var deadline: Double?

    func validate() throws {
        guard page >= 1 else { throw ValidationError("Pages are counted from 1.") }
        guard maxBytes > 0, maxPixels > 0 else { throw ValidationError("A limit must be at least 1.") }
        // More than a year is none that a person means, and would overflow the clock.
        if let deadline, !(deadline > 0 && deadline < 31_536_000) {
            throw ValidationError("A deadline is a number of seconds above 0.")
        }
    }

    /// The analyzer's configuration.
    func configuration() throws -> ImageAnalyzer.Configuration {
        var configuration = ImageAnalyzer.Configuration(types.analysisTypes)
        configuration.dataTypes = types.hasData ? .all : []
        configuration.locales = languages.tags
        configuration.dataOptions = DataDetector.Options(
            defaultRegion: region, languages: languages.tags, referenceDate: reference?.date)
        configuration.textRecognition.engine = engine
        configuration.textRecognition.customWords = customWords?.split(separator: ",").map(String.init) ?? []
        configuration.codeRecognition.symbologies = symbologies?.symbologies
        configuration.codeRecognition.isThorough = thorough
        configuration.page = page
        configuration.limits = ImageLimits(bytes: maxBytes, pixels: maxPixels)
        configuration.deadline = deadline.map { .seconds($0) }
        if types.analysisTypes.contains(.text) {
            do {
                try ImageAnalyzer.check(languages: languages.tags, engine: engine)
            } catch {
                throw ValidationError("\(error)")
            }
        }
        return configuration
    }
}
