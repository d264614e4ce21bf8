public import DocumentModel

/// How text is read.
public struct TextRecognition: Hashable, Sendable, Codable {
    /// Who reads.
    public enum Engine: String, Hashable, Sendable, CaseIterable, Codable {
        /// The networks, with Tesseract for the languages that they do not know; Tesseract alone where the networks are
        /// not installed.
        case automatic
        /// The networks; an error where they are not installed.
        case neural
        /// Tesseract alone, which reads scans and screenshots, not photos.
        case tesseract
    }

    /// Who reads; automatic unless set.
    public var engine = Engine.automatic
    /// The part of the image that is read, as shares of the upright image's width and height, the whole being (0, 0, 1, 1);
    /// nil reads all of it. A line counts by its centre. A small part costs little: only the part is looked at, and as much around
    /// it as its lines reach.
    public var regionOfInterest: Rectangle?
    /// Text shorter than this share of the image's height is left out; 0 leaves out none.
    public var minimumTextHeight = 0.0
    /// Names and terms that the text may contain: where what is read looks like one of them, "0rchid" like "Orchid", it
    /// comes out spelt as here.
    public var customWords: [String] = []
    /// Whether small pictures that stand in lines of text and are no emoji, such as icons and logos of apps, take a place in the
    /// text: U+FFFC. Off unless set, for what looks like one may be a coloured sign that nobody could read. The networks
    /// alone look for them.
    public var marksPictures = false

    /// Makes the settings that suit most images.
    public init() {}
}
