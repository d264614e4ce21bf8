internal import DocumentModel
internal import Imaging

/// Writes a document of images with their text, or of layers of text alone.
enum LayerPages {
    static func file(
        of pages: [LayerPage], names: LayerNames = LayerNames(), options: SearchablePDF.Options
    ) throws -> [UInt8] {
        var writer = PDFFileWriter()
        let root = writer.promise()
        let tree = writer.promise()
        let font = writer.promise()
        var letters = LayerFont()
        var kids: [PDFReference] = []
        for page in pages {
            kids.append(try add(page, names: names, tree: tree, font: font, letters: &letters, to: &writer))
        }
        writer.write(try letters.entries(addingPartsTo: &writer), as: font)
        writer.write(
            "<< /Type /Pages /Count \(kids.count) /Kids [\(kids.map(\.description).joined(separator: " "))] >>",
            as: tree)
        let archive = options.isArchival ? try ArchivalEntries.add(to: &writer) : ""
        let language = pages.lazy.flatMap(\.lines).compactMap(\.language).first
        let tongue = language.map { " /Lang \(PDFString.text($0))" } ?? ""
        writer.write("<< /Type /Catalog /Pages \(tree)\(tongue)\(archive) >>", as: root)
        let info = writer.add("<< /Producer \(PDFString.text(ArchivalEntries.producer)) >>")
        return writer.file(root: root, info: info)
    }

    private static func add(
        _ page: LayerPage, names: LayerNames, tree: PDFReference, font: PDFReference, letters: inout LayerFont,
        to writer: inout PDFFileWriter
    ) throws -> PDFReference {
        var layer = TextLayer(fontName: names.font, map: page.map)
        layer.append(page.lines, font: &letters)
        var operators = layer.operators
        var resources = ""
        if let image = page.image {
            let reference = try image.stored.add(to: &writer)
            operators = "q \(page.drawing.operands) cm /\(names.image) Do Q\n" + operators
            resources += " /XObject << /\(names.image) \(reference) >>"
        }
        // A page without text needs no font.
        if !layer.isEmpty { resources += " /Font << /\(names.font) \(font) >>" }
        // Its own text state stays its own.
        let contents = try writer.addCompressed(bytes: Array("q\n\(operators)Q\n".utf8))
        var entries = "/Type /Page /Parent \(tree) /MediaBox [0 0 \(PDFNumber.list(page.width, page.height))] "
        entries += "/Resources <<\(resources) >> /Contents \(contents)"
        if page.quarterTurns != 0 { entries += " /Rotate \(page.quarterTurns * 90)" }
        if let annotations = LinkAnnotations.list(page.links, map: page.map) {
            entries += " /Annots \(writer.add(annotations))"
        }
        return writer.add("<< \(entries) >>")
    }
}

extension AffineTransform {
    /// The map as the operands of an operator.
    var operands: String { PDFNumber.list(a, b, c, d, tx, ty) }
}
