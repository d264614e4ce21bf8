@testable import PDFDocuments

/// Writes documents of a page that draws forms, patterns and glyphs.
struct FormsDocument {
    private var writer = PDFFileWriter()
    var isPacked = false

    /// A line from one corner to another.
    static let stroke = "1 1 m 20 20 l S "

    /// A drawing as often as that.
    static func times(_ count: Int, _ contents: String) -> String { String(repeating: contents, count: count) }

    mutating func stream(_ entries: String, _ contents: String) throws -> PDFReference {
        let bytes = Array(contents.utf8)
        return isPacked ? try writer.addCompressed(entries, bytes: bytes) : writer.addStream(entries, bytes: bytes)
    }

    /// A form; without resources, it takes those of what draws it.
    mutating func form(_ contents: String, resources: String? = nil, entries: String = "") throws -> PDFReference {
        let own = resources.map { "/Resources << \($0) >>" } ?? ""
        return try stream("/Type /XObject /Subtype /Form /BBox [0 0 300 300] \(own) \(entries)", contents)
    }

    /// A form that refers to itself as /A.
    mutating func formOfItself(_ contents: String) throws -> PDFReference {
        let number = writer.promise().number + 1
        return try form(contents, resources: "/XObject << /A \(number) 0 R >>")
    }

    /// Forms of which each draws the one before as often as that, and the first draws a line.
    mutating func tower(
        _ levels: Int, _ fan: Int, drawing call: String = "/A Do ", name: String = "A"
    ) throws -> PDFReference {
        var below = try form(Self.stroke)
        for _ in 0..<levels {
            below = try form(Self.times(fan, call), resources: "/XObject << /\(name) \(below) >>")
        }
        return below
    }

    /// The cell of a pattern.
    mutating func cell(
        _ contents: String, resources: String = "", size: Int = 300, step: Double = 300
    ) throws -> PDFReference {
        try stream(
            """
            /Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 \(size) \(size)] /XStep \(step) \
            /YStep \(step) /Resources << \(resources) >>
            """, contents)
    }

    /// A font whose only glyph is a drawing, that of the letter a.
    mutating func font(_ contents: String, resources: String = "") throws -> PDFReference {
        let glyph = try stream("", "1000 0 d0 " + contents)
        return writer.add(
            """
            << /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [.001 0 0 .001 0 0] /CharProcs << /a \(glyph) >> \
            /Encoding << /Type /Encoding /Differences [97 /a] >> /FirstChar 97 /LastChar 97 /Widths [1000] \
            /Resources << \(resources) >> >>
            """)
    }

    /// Resources with a soft mask, /M.
    static func mask(_ group: PDFReference) -> String {
        "/ExtGState << /M << /SMask << /S /Luminosity /G \(group) >> >> >>"
    }

    /// The document of a page that draws something.
    mutating func file(_ contents: String, resources: String = "", page: String = "") throws -> [UInt8] {
        let stream = try stream("", contents)
        let (root, tree) = (writer.promise(), writer.promise())
        let kid = writer.add(
            """
            << /Type /Page /Parent \(tree) /MediaBox [0 0 300 300] /Resources << \(resources) >> /Contents \(stream) \
            \(page) >>
            """)
        writer.write("<< /Type /Pages /Count 1 /Kids [\(kid)] >>", as: tree)
        writer.write("<< /Type /Catalog /Pages \(tree) >>", as: root)
        let info = writer.add("<< >>")
        return writer.file(root: root, info: info)
    }
}
