/// The letters of a document's text layer: each gets a code of its own, which stands for all its scalars.
struct LayerFont {
    private var codes: [Character: UInt16] = [:]
    private var letters: [Character] = []
    private static let limit = Int(UInt16.max) - 1

    /// Whether no text was written with it.
    var isEmpty: Bool { letters.isEmpty }

    /// The code of a letter; nil once there are as many letters as codes, which no language needs.
    mutating func code(of letter: Character) -> UInt16? {
        if let code = codes[letter] { return code }
        guard letters.count < Self.limit else { return nil }
        letters.append(letter)
        let code = UInt16(letters.count)
        codes[letter] = code
        return code
    }

    /// Adds what the font consists of to a document, once all text is written.
    ///
    /// - Returns: The font itself.
    func entries(addingPartsTo writer: inout PDFFileWriter) throws -> String {
        let name = "LTLAYR+LiveTextGlyphless"
        let file = try writer.addCompressed("/Length1 \(GlyphlessFont.file.count)", bytes: GlyphlessFont.file)
        let descriptor = writer.add(
            """
            << /Type /FontDescriptor /FontName /\(name) /Flags 5 /FontBBox [0 -\(GlyphlessFont.descent) \
            \(GlyphlessFont.advance) \(GlyphlessFont.ascent)] /ItalicAngle 0 /Ascent \(GlyphlessFont.ascent) \
            /Descent -\(GlyphlessFont.descent) /CapHeight \(GlyphlessFont.ascent) /StemV 80 /FontFile2 \(file) >>
            """)
        // Every letter is the same empty glyph.
        let glyphs = try writer.addCompressed(
            bytes: [0, 0] + Array(repeatElement([0, 1] as [UInt8], count: letters.count).joined()))
        let descendant = writer.add(
            """
            << /Type /Font /Subtype /CIDFontType2 /BaseFont /\(name) \
            /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor \(descriptor) \
            /CIDToGIDMap \(glyphs) /DW \(GlyphlessFont.advance) >>
            """)
        let map = try writer.addCompressed(bytes: Array(unicodeMap.utf8))
        return """
            << /Type /Font /Subtype /Type0 /BaseFont /\(name) /Encoding /Identity-H /DescendantFonts [\(descendant)] \
            /ToUnicode \(map) >>
            """
    }

    /// What each code stands for.
    private var unicodeMap: String {
        var text = """
            /CIDInit /ProcSet findresource begin
            12 dict begin
            begincmap
            /CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
            /CMapName /Adobe-Identity-UCS def
            /CMapType 2 def
            1 begincodespacerange
            <0000> <FFFF>
            endcodespacerange

            """
        // A section may have a hundred entries.
        for start in stride(from: 0, to: letters.count, by: 100) {
            let section = letters[start..<min(start + 100, letters.count)]
            text += "\(section.count) beginbfchar\n"
            for (index, letter) in section.enumerated() {
                let code = PDFString.digits(UInt16(start + index + 1), count: 4)
                text += "<\(code)> \(PDFString.hexadecimal(String(letter).utf16.prefix(255), digits: 4))\n"
            }
            text += "endbfchar\n"
        }
        return text + "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n"
    }
}
