/// A TrueType font whose glyphs paint nothing, in all widths that letters have: text that is selected, not seen.
///
/// A glyph is a stroke there and back from corner to corner: without area, but with an extent. PDFium takes letters without
/// an extent for none where they stand alone. Glyph n is n steps wide, so that a word is one string, whose letters have their own
/// widths: programs take letters that are moved to or stretched for words of their own.
enum GlyphlessFont {
    /// By how much one glyph is wider than the one before it, in thousandths of the font's size.
    static let step = 40
    /// How many steps wide the widest glyph is.
    static let mostSteps = 50
    /// What a letter takes above its baseline and below it, in thousandths of the font's size: together the whole.
    static let ascent = 800
    static let descent = 200

    /// The font's file.
    static let file: [UInt8] = {
        let tables: [(tag: String, bytes: [UInt8])] = [
            ("cmap", characterMap), ("glyf", glyphs), ("head", head), ("hhea", horizontalHeader),
            // Glyph 0 stands for what is missing.
            ("hmtx", (0...mostSteps).flatMap { words(max($0, 1) * step, 0) }), ("loca", places),
            ("maxp", maximumProfile),
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
        + [UInt8](repeating: 0, count: 16) + words(0, -descent, mostSteps * step, ascent) + words(0, 8, 2, 0, 0)

    private static let glyphs = (1...mostSteps).flatMap { stroke(width: $0 * step) }

    /// Where glyphs begin, in pairs of bytes: all are equally long.
    private static let places = (0...mostSteps + 1).flatMap { words(max($0 - 1, 0) * stroke(width: step).count / 2) }

    /// A contour of three points: from one corner to the other, where it stays.
    private static func stroke(width: Int) -> [UInt8] {
        words(1, 0, -descent, width, ascent) + words(2, 0) + [1, 1, 1]
            + words(0, width, 0) + words(-descent, ascent + descent, 0) + [0, 0, 0]
    }

    private static let horizontalHeader: [UInt8] =
        long(0x10000)
        + words(
            ascent, -descent, 0, mostSteps * step, 0, 0, mostSteps * step, 1, 0, 0, 0, 0, 0, 0, 0, mostSteps + 1)

    private static let maximumProfile: [UInt8] =
        long(0x10000) + words(mostSteps + 1, 3, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)

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
