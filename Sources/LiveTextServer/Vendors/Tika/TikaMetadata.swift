/// What Tika says of a document, under its names; all values are texts.
struct TikaMetadata: Hashable, Encodable {
    private enum CodingKeys: String, CodingKey {
        case contentType = "Content-Type"
        case parser = "X-TIKA:Parsed-By"
        case handler = "X-TIKA:content_handler"
        case content = "X-TIKA:content"
        case width = "tiff:ImageWidth"
        case height = "tiff:ImageLength"
        case pages = "xmpTPg:NPages"
    }

    let contentType: String
    let parser = "LiveText"
    let handler = "ToTextContentHandler"
    let content: String
    let width: String?
    let height: String?
    /// Nil where there is one.
    let pages: String?
}
