/// Vocabularies that a glyph's metadata is written in; each is named by its usual prefix.
enum XMPNamespace: String, CaseIterable, CustomStringConvertible {
    case tiff = "http://ns.adobe.com/tiff/1.0/"
    case dc = "http://purl.org/dc/elements/1.1/"
    case xmp = "http://ns.adobe.com/xap/1.0/"
    case photoshop = "http://ns.adobe.com/photoshop/1.0/"
    case iptc = "http://iptc.org/std/Iptc4xmpExt/2008-02-29/"

    var description: String {
        switch self {
        case .tiff: "tiff"
        case .dc: "dc"
        case .xmp: "xmp"
        case .photoshop: "photoshop"
        case .iptc: "Iptc4xmpExt"
        }
    }
}
