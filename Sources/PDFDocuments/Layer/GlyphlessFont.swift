/// A TrueType font whose one glyph paints nothing and is half as wide as the font is tall: text that is selected, not seen.
///
/// The glyph is a stroke there and back from corner to corner: without area, but with an extent. PDFium takes letters without
/// an extent for none where they stand alone.
enum GlyphlessFont {
    /// The advance of every letter, in thousandths of the font's size.
    static let advance = 500
    /// What a letter takes above its baseline and below it, in thousandths of the font's size: together the whole.
    static let ascent = 800
    static let descent = 200

    /// The font's file.
    static let file: [UInt8] = {
        let tables: [(tag: String, bytes: [UInt8])] = [
            ("cmap", characterMap), ("glyf", stroke), ("head", head), ("hhea", horizontalHeader),
            // Glyph 0 stands for what is missing; glyph 1 for every letter.
            ("hmtx", words(advance, 0, advance, 0)), ("loca", words(0, 0, stroke.count / 2)), ("maxp", maximumProfile),
            ("name", words(0, 0, 6)), ("post", words(3, 0) + [UInt8](repeating: 0, count: 28)),
        ]
        // For nine tables: the largest power of two below, 8, its logarithm, and the rest.
        var file = long(0x10000) + words(tables.count, 8 * 16, 3, tables.count * 16 - 8 * 16)
        var offset = 12 + tables.count * 16
        var contents: [UInt8] = []
        for (tag, bytes) in tables {
            file += Array(tag.utf8) + long(checksum(bytes)) + long(UInt32(offset)) + long(UInt32(bytes.count))
            let padded = bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
            contents += padded
            offset += padded.count
        }
        return file + contents
    }()

    private static let head: [UInt8] =
        long(0x10000) + long(0x10000) + long(0) + long(0x5F0F_3CF5) + words(3, 1000)
        + [UInt8](repeating: 0, count: 16) + words(0, -descent, advance, ascent) + words(0, 8, 2, 0, 0)

    /// A contour of three points: from one corner to the other, where it stays.
    private static let stroke: [UInt8] =
        words(1, 0, -descent, advance, ascent) + words(2, 0) + [1, 1, 1]
        + words(0, advance, 0) + words(-descent, ascent + descent, 0) + [0, 0, 0]

    private static let horizontalHeader: [UInt8] =
        long(0x10000) + words(ascent, -descent, 0, advance, 0, 0, advance, 1, 0, 0, 0, 0, 0, 0, 0, 2)

    private static let maximumProfile: [UInt8] = long(0x10000) + words(2, 3, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)

    /// Format 4 with its closing segment alone: letters are named by their glyphs.
    private static let characterMap: [UInt8] =
        words(0, 1, 3, 1) + long(12) + words(4, 24, 0, 2, 2, 0, 0, -1, 0, -1, 1, 0)

    private static func words(_ values: Int...) -> [UInt8] {
        values.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    }

    private static func long(_ value: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
    }

    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var sum: UInt32 = 0
        for (index, byte) in bytes.enumerated() { sum &+= UInt32(byte) << UInt32(24 - 8 * (index % 4)) }
        return sum
    }
}
