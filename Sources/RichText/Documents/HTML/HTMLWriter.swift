import Foundation

/// Attributed text to HTML.
struct HTMLWriter {
    /// Of an image that stands for a glyph whose picture is not there: the glyph's identifier.
    static let missingAttribute = "data-adaptive-image-glyph"
    /// Blanks and newlines are text, so that a paragraph holds the newline that ends it with its looks.
    private static let paragraphStyle = "margin:0;white-space:pre-wrap"
    /// A square of the font's size on the baseline.
    private static let glyphStyle = "width:1em;height:1em;vertical-align:baseline"

    /// Whether pictures are in the document, rather than files beside it.
    let isEmbedded: Bool
    private(set) var files = PackageFiles()
    private var html = ""
    private var fallbacks = GlyphFallbacks()
    private var glyphAddresses: [String: (glyph: String, fallback: String)] = [:]

    init(isEmbedded: Bool) {
        self.isEmbedded = isEmbedded
    }

    /// The paragraphs, each an element.
    mutating func write(_ text: AttributedString) throws(RichTextError) -> String {
        html = ""
        for paragraph in text.styledParagraphs {
            guard let style = paragraph.first?.style else { continue }
            let alignment = style.alignment.map { ";text-align:" + ($0 == .justified ? "justify" : $0.rawValue) } ?? ""
            open("p", [("dir", style.direction?.html), ("style", Self.paragraphStyle + alignment)])
            for run in paragraph { try write(run) }
            html += "</p>\n"
        }
        return html
    }

    /// A whole document.
    static func document(_ body: String) -> String {
        "<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"></head><body>\n\(body)</body></html>\n"
    }

    private mutating func write(_ run: StyledRun) throws(RichTextError) {
        let css = run.style.css
        let link = run.style.link.flatMap { HarmlessLink($0.absoluteString) }
        let element = link == nil ? (css.isEmpty && run.style.language == nil ? nil : "span") : "a"
        if let element {
            open(element, [("href", link?.url), ("lang", run.style.language), ("style", css.isEmpty ? nil : css)])
        }
        switch run.content {
        case .text(let text): html += text.escapedForHTML
        case .glyph(let glyph): try write(glyph)
        case .missingGlyph(let identifier):
            open("img", [(Self.missingAttribute, identifier), ("alt", "[\(identifier)]"), ("style", Self.glyphStyle)])
        case .attachment(let attachment): write(attachment)
        }
        if let element { html += "</\(element)>" }
    }

    private mutating func write(_ glyph: AdaptiveImageGlyph) throws(RichTextError) {
        let addresses = try addresses(of: glyph)
        html += "<picture>"
        open("source", [("srcset", addresses.glyph), ("type", AdaptiveImageGlyph.contentType)])
        open("img", [("src", addresses.fallback), ("alt", glyph.contentDescription), ("style", Self.glyphStyle)])
        html += "</picture>"
    }

    private mutating func addresses(of glyph: AdaptiveImageGlyph) throws(RichTextError) -> (
        glyph: String, fallback: String
    ) {
        if let known = glyphAddresses[glyph.contentIdentifier] { return known }
        let png = try fallbacks.png(of: glyph)
        var addresses: (glyph: String, fallback: String)
        if isEmbedded {
            addresses.glyph = DataURL.url(glyph.imageContent, mediaType: glyph.encoding.mediaType)
            addresses.fallback = DataURL.url(png, mediaType: "image/png")
        } else {
            let name = files.add(glyph, fallback: png)
            addresses = (Self.address(name), Self.address(PackageFiles.fallbackName(of: name)))
        }
        glyphAddresses[glyph.contentIdentifier] = addresses
        return addresses
    }

    private mutating func write(_ attachment: TextAttachment) {
        let kind = PictureKind(attachment.contents)
        let address: String
        if !isEmbedded {
            address = Self.address(files.add(attachment))
        } else if let kind {
            address = DataURL.url(attachment.contents, mediaType: kind.mediaType)
        } else {
            html += "[\(attachment.label)]".escapedForHTML
            return
        }
        guard kind != nil else {
            open("a", [("href", address)])
            html += attachment.label.escapedForHTML + "</a>"
            return
        }
        let pixels = [attachment.width, attachment.height].map {
            $0.flatMap { $0.isFinite ? String(Int(min(max($0 / 0.75, 1), 100_000).rounded())) : nil }
        }
        open("img", [("src", address), ("alt", attachment.label), ("width", pixels[0]), ("height", pixels[1])])
    }

    /// The address of a file beside the document.
    private static func address(_ name: String) -> String {
        name.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(CharacterSet(charactersIn: "-_.")))
            ?? name
    }

    private mutating func open(_ name: String, _ attributes: [(name: String, value: String?)]) {
        html += "<" + name
        for case (let name, let value?) in attributes { html += " \(name)=\"\(value.escapedForHTML)\"" }
        html += ">"
    }
}

extension AttributedString.WritingDirection {
    /// HTML's name of the direction.
    fileprivate var html: String { self == .rightToLeft ? "rtl" : "ltr" }
}
