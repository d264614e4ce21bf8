import Foundation

/// Attributed text to RTF. Pictures stand in it, or beside it in the files of a package.
struct RTFWriter {
    /// Whether glyphs and attachments become files of a package, as RTFD has them.
    let isPackage: Bool
    private(set) var files = PackageFiles()
    private var body = RTFText()
    private var families: [String: Int] = [:]
    private var familyNames: [String] = []
    private var colorNumbers: [TextColor: Int] = [:]
    private var colors: [TextColor] = []
    private var glyphNumbers: [String: Int] = [:]
    private var fallbacks = GlyphFallbacks()

    init(isPackage: Bool) {
        self.isPackage = isPackage
    }

    /// The document.
    mutating func write(_ text: AttributedString) throws(RichTextError) -> Data {
        var last = TextStyle.plain
        for paragraph in text.styledParagraphs {
            guard let style = paragraph.first?.style else { continue }
            if style.inParagraph(of: last) != style { writeParagraph(style) }
            last = style
            for run in paragraph { try write(run) }
        }
        var document = RTFText()
        document.write("{\\rtf1\\ansi\\ansicpg1252\\uc0\n")
        writeFonts(in: &document)
        writeColors(in: &document)
        return Data(document.bytes + body.bytes + Array("}\n".utf8))
    }

    private func writeFonts(in document: inout RTFText) {
        guard !familyNames.isEmpty else { return }
        document.write("{\\fonttbl")
        for (number, name) in familyNames.enumerated() {
            document.write("{\\f\(number)\\fnil\\fcharset0 ")
            document.write(name: name)
            document.write(";}")
        }
        document.write("}\n")
    }

    private func writeColors(in document: inout RTFText) {
        guard !colors.isEmpty else { return }
        document.write("{\\colortbl;")
        for color in colors { document.write("\\red\(color.red)\\green\(color.green)\\blue\(color.blue);") }
        document.write("}\n")
    }

    private mutating func writeParagraph(_ style: TextStyle) {
        let alignment = RTFVocabulary.alignments.first { $0.value == style.alignment }?.key
        body.write("\\pard")
        if let alignment { body.write("\\\(alignment)") }
        switch style.direction {
        case .rightToLeft: body.write("\\rtlpar")
        case .leftToRight: body.write("\\ltrpar")
        default: break
        }
        body.write("\n")
    }

    private mutating func write(_ run: StyledRun) throws(RichTextError) {
        if let link = run.style.link {
            body.write("{\\field{\\*\\fldinst{HYPERLINK \"")
            body.write(text: link.absoluteString.replacing("\"", with: "%22"))
            body.write("\"}}{\\fldrslt ")
        }
        let codes = codes(of: run.style)
        if !codes.isEmpty { body.write("{\(codes) ") }
        try write(run.content, size: run.style.fontSize ?? TextStyle.usualSize)
        if !codes.isEmpty { body.write("}") }
        if run.style.link != nil { body.write("}}") }
    }

    private mutating func codes(of style: TextStyle) -> String {
        var codes = ""
        if let family = style.fontFamily, !family.isEmpty { codes += "\\f\(number(ofFamily: family))" }
        if let size = style.fontSize, size > 0, size < 10_000 {
            codes += "\\fs\(Int((size * 2).rounded()))"
            if size * 2 != (size * 2).rounded() { codes += "\\fsmilli\(Int((size * 1000).rounded()))" }
        }
        if style.isBold { codes += "\\b" }
        if style.isItalic { codes += "\\i" }
        if style.isUnderlined { codes += "\\ul" }
        if style.isStruckThrough { codes += "\\strike" }
        if let color = style.color { codes += "\\cf\(number(of: color))" }
        if let color = style.background {
            // The second is how Word says it.
            codes += "\\cb\(number(of: color))\\chshdng0\\chcbpat\(number(of: color))"
        }
        return codes
    }

    private mutating func number(ofFamily name: String) -> Int {
        if let number = families[name] { return number }
        families[name] = familyNames.count
        familyNames.append(name)
        return familyNames.count - 1
    }

    private mutating func number(of color: TextColor) -> Int {
        if let number = colorNumbers[color] { return number }
        colors.append(color)
        // Number 0 is the usual colour.
        colorNumbers[color] = colors.count
        return colors.count
    }
}

extension RTFWriter {
    /// Writes what stands in the text; glyphs are as large as the font, whose size is in points.
    private mutating func write(_ content: StyledRun.Content, size: Double) throws(RichTextError) {
        switch content {
        case .text(let text): body.write(text: text)
        case .glyph(let glyph) where isPackage:
            let name = try files.add(glyph, fallback: fallbacks.png(of: glyph))
            writeGraphic(name, width: size, height: size)
        case .glyph(let glyph): try write(glyph, size: size)
        case .missingGlyph(let identifier) where isPackage:
            // The file is missing as the picture is; its name keeps the identity.
            let name = AdaptiveImageGlyph.fileName(identifier: identifier, extension: GlyphEncoding.heic.fileExtension)
            writeGraphic(name, width: size, height: size)
        case .missingGlyph(let identifier): body.write(text: "[\(identifier)]")
        case .attachment(let attachment) where isPackage:
            writeGraphic(
                files.add(attachment), width: attachment.width ?? size, height: attachment.height ?? size)
        case .attachment(let attachment): write(attachment)
        }
    }

    private mutating func writeGraphic(_ name: String, width: Double, height: Double) {
        body.write("{{\\NeXTGraphic ")
        body.write(name: name)
        body.write(" \\width\(twips(width)) \\height\(twips(height))\n}")
        // What stands for it where nothing is known of files: ¬ in the encoding of NeXT.
        body.write(raw: 0xAC)
        body.write("}")
    }

    /// A glyph's file, which others skip, then its picture, then its description for those who show no pictures.
    private mutating func write(_ glyph: AdaptiveImageGlyph, size: Double) throws(RichTextError) {
        let known = glyphNumbers[glyph.contentIdentifier]
        let number = known ?? glyphNumbers.count
        glyphNumbers[glyph.contentIdentifier] = number
        body.write("{\\*\\\(RTFVocabulary.glyph)\(number)")
        if known == nil { body.write(hex: glyph.imageContent) }
        body.write("}")
        writePicture(
            try fallbacks.png(of: glyph), kind: "pngblip", label: glyph.description, width: size, height: size)
    }

    private mutating func write(_ attachment: TextAttachment) {
        let kind = PictureKind(attachment.contents)
        guard let kind, let code = kind.rtfCode else { return body.write(text: "[\(attachment.label)]") }
        let pixels = kind.size(of: attachment.contents)
        // Three quarters of a point a pixel, as on web pages.
        writePicture(
            attachment.contents, kind: code, label: attachment.label,
            width: attachment.width ?? pixels.map { Double($0.width) * 0.75 },
            height: attachment.height ?? pixels.map { Double($0.height) * 0.75 })
    }

    private mutating func writePicture(_ data: Data, kind: String, label: String, width: Double?, height: Double?) {
        body.write("{\\*\\shppict{\\pict{\\*\\picprop{\\sp{\\sn wzDescription}{\\sv ")
        body.write(text: label)
        body.write("}}}\\\(kind)")
        if let pixels = PictureKind(data)?.size(of: data) { body.write("\\picw\(pixels.width)\\pich\(pixels.height)") }
        if let width { body.write("\\picwgoal\(twips(width))") }
        if let height { body.write("\\pichgoal\(twips(height))") }
        body.write(hex: data)
        body.write("}}{\\nonshppict [")
        body.write(text: label)
        body.write("]}")
    }

    private func twips(_ points: Double) -> Int {
        points.isFinite ? Int((min(max(points, 0), 10_000) * 20).rounded()) : 0
    }
}
