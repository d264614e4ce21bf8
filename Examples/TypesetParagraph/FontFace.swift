import CFreeType
import CHarfBuzz
import RichText

/// A font at a size: FreeType draws its letters, HarfBuzz finds out which of them stand where.
final class FontFace {
    /// A letter of the font in a line, and how far it lies from where the line has come.
    struct Placed {
        let letter: UInt32
        let x, y, advance: Double
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// In pixels.
    let metrics: FontMetrics
    private let library: FT_Library
    private let face: FT_Face
    private let font: OpaquePointer

    init(path: String, size: Int) throws {
        var library: FT_Library?
        var face: FT_Face?
        guard FT_Init_FreeType(&library) == 0, let library else {
            throw Failure(description: "FreeType does not start.")
        }
        guard FT_New_Face(library, path, 0, &face) == 0, let face, FT_Set_Pixel_Sizes(face, 0, UInt32(size)) == 0 else {
            FT_Done_FreeType(library)
            throw Failure(description: "\(path) is no font that FreeType can draw at \(size) pixels.")
        }
        self.library = library
        self.face = face
        let blob = hb_blob_create_from_file(path)
        let outlines = hb_face_create(blob, 0)
        font = hb_font_create(outlines)
        hb_face_destroy(outlines)
        hb_blob_destroy(blob)
        // HarfBuzz counts in the units that it is told: 64ths of a pixel, as FreeType does.
        hb_font_set_scale(font, Int32(size * 64), Int32(size * 64))
        // Of a FreeType size, ascender and descender are in 64ths of a pixel; the descender is negative.
        let sized = face.pointee.size.pointee.metrics
        metrics = FontMetrics(
            size: Double(size), ascent: Double(sized.ascender) / 64, descent: -Double(sized.descender) / 64)
    }

    deinit {
        hb_font_destroy(font)
        FT_Done_Face(face)
        FT_Done_FreeType(library)
    }

    /// The letters of a piece of text in one line.
    func shaped(_ text: String) -> [Placed] {
        let buffer = hb_buffer_create()
        defer { hb_buffer_destroy(buffer) }
        hb_buffer_add_utf8(buffer, text, -1, 0, -1)
        hb_buffer_guess_segment_properties(buffer)
        hb_shape(font, buffer, nil, 0)
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, &count)
        else { return [] }
        return (0..<Int(count)).map { index in
            let position = positions[index]
            return Placed(
                letter: infos[index].codepoint, x: Double(position.x_offset) / 64, y: Double(position.y_offset) / 64,
                advance: Double(position.x_advance) / 64)
        }
    }

    /// Draws a letter in black onto pixels of red, green, blue and alpha.
    func draw(_ letter: UInt32, x: Double, baseline: Double, onto pixels: inout [UInt8], width: Int, height: Int) {
        guard FT_Load_Glyph(face, letter, FT_Int32(FT_LOAD_RENDER)) == 0, let slot = face.pointee.glyph else { return }
        let bitmap = slot.pointee.bitmap
        guard let rows = bitmap.buffer, bitmap.pitch > 0 else { return }
        let left = Int(x.rounded()) + Int(slot.pointee.bitmap_left)
        let top = Int(baseline.rounded()) - Int(slot.pointee.bitmap_top)
        for row in 0..<Int(bitmap.rows) where (0..<height).contains(top + row) {
            for column in 0..<Int(bitmap.width) where (0..<width).contains(left + column) {
                let cover = Int(rows[row * Int(bitmap.pitch) + column])
                let at = ((top + row) * width + left + column) * 4
                for channel in at..<at + 3 { pixels[channel] = UInt8(Int(pixels[channel]) * (255 - cover) / 255) }
            }
        }
    }
}
