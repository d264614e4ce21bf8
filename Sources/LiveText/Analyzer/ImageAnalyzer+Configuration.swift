public import DataDetection
public import Imaging
public import PDFDocuments
public import Recognition

extension ImageAnalyzer {
    /// What to look for in an image, and within which bounds.
    public struct Configuration: Hashable, Sendable, Codable {
        /// What is looked for.
        public let analysisTypes: AnalysisTypes
        /// BCP-47 tags of the text's languages, the main one first; empty lets the networks find out, and means English
        /// to Tesseract alone. A region ("en-GB") also says which country's phone numbers are meant.
        public var locales: [String]
        /// Who reads the text, and which of it.
        public var textRecognition: TextRecognition
        /// Which codes are read, and with how much effort.
        public var codeRecognition: CodeRecognition
        /// The kinds of data that are looked for in the text; all unless set, and none turns detection off.
        public var dataTypes: Set<DataType>
        /// What is assumed about the text where data is looked for: the moment from which "tomorrow" counts, the region,
        /// the time zone, the actions. `nil`: what follows from `locales`, and dates that count from a day that the
        /// picture does not tell have no value, so that the same picture always gives the same result.
        public var dataOptions: DataDetector.Options?
        /// The page of an image file that has several; the first is 1.
        public var page: Int
        /// What becomes of the text that a page of a PDF has already.
        public var pageText: PageTextChoice
        /// Whether somebody wants to see the pages of PDFs, and not what was read alone.
        package var showsPages: Bool
        /// Bounds on what is decoded.
        public var limits: ImageLimits
        /// How long an analysis may take, the time in the queue included, before it fails as `.timedOut`; nil: as long
        /// as it takes.
        public var deadline: Duration?

        /// Makes a configuration that looks for the given types.
        public init(_ types: AnalysisTypes) {
            analysisTypes = types
            locales = []
            textRecognition = TextRecognition()
            codeRecognition = CodeRecognition()
            dataTypes = .all
            dataOptions = nil
            page = 1
            pageText = .skip
            showsPages = false
            limits = ImageLimits()
            deadline = nil
        }
    }
}
