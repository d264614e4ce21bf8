import ArgumentParser
import LiveText

struct AnalysisOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "What to look for: text, codes, data (which is found in the text), icons (small pictures in it), code-glyphs (codes as pictures in it), with commas between.",
            valueName: "types"))
    var types = WantedTypes.all

    @Option(
        help: ArgumentHelp(
            "The text's languages as BCP-47 tags, the main one first: en,de. Found out if not given. “analyze languages” lists them.",
            valueName: "tags"))
    var languages = LanguageTags(tags: [])

    @Option(
        help: ArgumentHelp(
            "The country whose conventions apply to data where the text does not tell; found out unless given.",
            valueName: "code"))
    var region: RegionCode?

    @Option(
        help: ArgumentHelp(
            "The moment from which “tomorrow” in a picture counts, such as 2026-01-31; without it such dates have no value.",
            valueName: "date"))
    var reference: ReferenceDate?

    @Option(
        help: ArgumentHelp(
            "Who reads: neural reads photos, tesseract scans; automatic takes what is installed and suits the language.",
            valueName: "engine"),
        transform: TextRecognition.Engine.init(option:))
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

    @Option(
        help: ArgumentHelp(
            "The page of a file that has several, the first being 1; of a PDF all unless given.", valueName: "number"))
    var page: Int?

    @Option(
        help: ArgumentHelp(
            "How the stored pixels are turned, 1 to 8 as in EXIF, whatever the file says.", valueName: "number"),
        transform: ImageOrientation.init(option:))
    var orientation: ImageOrientation?

    @Option(help: ArgumentHelp("Refuse files of more bytes.", valueName: "bytes"))
    var maxBytes = ImageLimits().bytes

    @Option(help: ArgumentHelp("Refuse images of more pixels.", valueName: "pixels"))
    var maxPixels = ImageLimits().pixels

    @Option(help: ArgumentHelp("Give up an image after this many seconds.", valueName: "seconds"))
    var deadline: Double?

    func validate() throws {
        do {
            try settings.check()
        } catch {
            throw ValidationError("\(error)")
        }
    }

    /// The page of documents that is named.
    var pageRanges: PageRanges? { page.flatMap { try? PageRanges(String($0)) } }

    /// The analyzer's configuration.
    func configuration() throws -> ImageAnalyzer.Configuration {
        do {
            return try settings.configuration()
        } catch {
            throw ValidationError("\(error)")
        }
    }

    private var settings: AnalysisSettings {
        var settings = AnalysisSettings()
        settings.types = types
        settings.languages = languages
        settings.region = region
        settings.reference = reference
        settings.engine = engine
        settings.customWords = customWords?.split(separator: ",").map(String.init) ?? []
        settings.symbologies = symbologies
        settings.isThorough = thorough
        settings.page = page ?? 1
        settings.orientation = orientation
        settings.limits = ImageLimits(bytes: maxBytes, pixels: maxPixels)
        settings.deadline = deadline
        return settings
    }
}
