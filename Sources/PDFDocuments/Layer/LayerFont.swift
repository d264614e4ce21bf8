/// The letters of a document's text layer: each has a code of its own for each width, which stands for all its scalars.
struct LayerFont {
    private var codes: [Character: [Int: UInt16]] = [:]
    private var letters: [(letter: Character, width: Int)] = []
    private static let limit = Int(UInt16.max) - 1

    /// Whether no text was written with it.
    var isEmpty: Bool { letters.isEmpty }

    /// The code of a letter.
    ///
    /// - Parameters:
    ///   - letter: The letter.
    ///   - width: How many of the font's steps wide it is.
    /// - Returns: Once half of all codes are taken, the code of the letter in the width next to that, so that there are codes left
    ///   for other letters; nil once there are none, which no language needs.
    mutating func code(of letter: Character, width: Int) -> UInt16? {
        let width = min(max(width, 1), GlyphlessFont.mostSteps)
        let known = codes[letter] ?? [:]
        if let code = known[width] { return code }
        let next = known.min { ($0.key - width).magnitude < ($1.key - width).magnitude }
        if letters.count >= Self.limit / 2, let next { return next.value }
        guard letters.count < Self.limit else { return nil }
        letters.append((letter, width))
        let code = UInt16(letters.count)
        codes[letter, default: [:]][width] = code
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
            \(GlyphlessFont.mostSteps * GlyphlessFont.step) \(GlyphlessFont.ascent)] /ItalicAngle 0 /Ascent \(GlyphlessFont.ascent) \
            /Descent -\(GlyphlessFont.descent) /CapHeight \(GlyphlessFont.ascent) /StemV 80 /FontFile2 \(file) >>
            """)
        let glyphs = try writer.addCompressed(bytes: [0, 0] + letters.flatMap { [0, UInt8($0.width)] })
        let widths = letters.map { String($0.width * GlyphlessFont.step) }.joined(separator: " ")
        let descendant = writer.add(
            """
            << /Type /Font /Subtype /CIDFontType2 /BaseFont /\(name) \
            /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor \(descriptor) \
            /CIDToGIDMap \(glyphs) /DW \(GlyphlessFont.step) /W [1 [\(widths)]] >>
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
            for (index, entry) in section.enumerated() {
                let code = PDFString.digits(UInt16(start + index + 1), count: 4)
                text += "<\(code)> \(PDFString.hexadecimal(String(entry.letter).utf16.prefix(255), digits: 4))\n"
            }
            text += "endbfchar\n"
        }
        return text + "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n"
    }
}
