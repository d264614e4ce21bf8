import Foundation

@testable import PDFDocuments

/// Documents of a page, written by hand.
enum SmallDocument {
    /// A page with text and a drawing, an outline, a link, and metadata.
    ///
    /// - Parameters:
    ///   - page: Further entries of the page.
    ///   - contents: What is drawn, in a space of 200 × 100 units from the lower left corner of the media box.
    ///   - origin: Where this corner is.
    /// - Returns: The file.
    static func file(
        page: String = "", contents: String = "BT /F1 20 Tf 20 40 Td (Hello there) Tj ET 20 30 150 2 re f",
        origin: (x: Int, y: Int) = (0, 0)
    ) -> [UInt8] {
        var writer = PDFFileWriter()
        let root = writer.promise()
        let tree = writer.promise()
        let font = writer.add("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>")
        let moved = "q 1 0 0 1 \(origin.x) \(origin.y) cm \(contents) Q"
        let stream = writer.addStream("", bytes: Array(moved.utf8))
        let box = "[\(origin.x) \(origin.y) \(origin.x + 200) \(origin.y + 100)]"
        let link = "<< /Type /Annot /Subtype /Link /Rect [20 20 60 40] /A << /S /URI /URI (https://example.org) >> >>"
        let kid = writer.add(
            """
            << /Type /Page /Parent \(tree) /MediaBox \(box) /Resources << /Font << /F1 \(font) >> >> /Contents \(stream) \
            /Annots [\(link)] \(page) >>
            """)
        writer.write("<< /Type /Pages /Count 1 /Kids [\(kid)] >>", as: tree)
        let outlines = writer.promise()
        let entry = writer.add("<< /Title (Chapter) /Parent \(outlines) /Dest [\(kid) /Fit] >>")
        writer.write("<< /Type /Outlines /First \(entry) /Last \(entry) /Count 1 >>", as: outlines)
        writer.write("<< /Type /Catalog /Pages \(tree) /Outlines \(outlines) >>", as: root)
        let info = writer.add("<< /Title (A title) >>")
        return writer.file(root: root, info: info)
    }

    /// Pages with lines of text, and nothing else.
    static func pages(_ count: Int, lines: Int = 40) -> [UInt8] {
        var writer = PDFFileWriter()
        let root = writer.promise()
        let tree = writer.promise()
        let font = writer.add("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>")
        let kids = (1...count).map { page in
            let text = (1...lines).map {
                "BT /F1 10 Tf 50 \(800 - $0 * 15) Td (Line \($0) of page \(page), as it stands) Tj ET"
            }
            let stream = writer.addStream("", bytes: Array(text.joined(separator: "\n").utf8))
            return writer.add(
                """
                << /Type /Page /Parent \(tree) /MediaBox [0 0 595 842] /Resources << /Font << /F1 \(font) >> >> \
                /Contents \(stream) >>
                """)
        }
        writer.write(
            "<< /Type /Pages /Count \(count) /Kids [\(kids.map(\.description).joined(separator: " "))] >>", as: tree)
        writer.write("<< /Type /Catalog /Pages \(tree) >>", as: root)
        let info = writer.add("<< >>")
        return writer.file(root: root, info: info)
    }

    /// A document without a table, with text that is not seen.
    ///
    /// - Parameters:
    ///   - contents: What the page draws; object 5 has the text.
    ///   - objects: Further objects.
    /// - Returns: The file.
    static func bare(contents: String, objects: String = "") -> [UInt8] {
        let text = "BT 3 Tr /F1 20 Tf 20 40 Td (unseen) Tj ET"
        return Array(
            """
            %PDF-1.7
            1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
            2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
            3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Resources << /Font << /F1 4 0 R >> >>
            /Contents \(contents) >> endobj
            4 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj
            5 0 obj << /Length \(text.utf8.count) >>
            stream
            \(text)
            endstream endobj
            \(objects)
            trailer << /Root 1 0 R >>

            """.utf8)
    }
}
