public import DocumentModel
import Imaging

/// Pixels that a text engine draws on: red, green, blue and straight alpha, rows from the top without padding.
public struct GlyphCanvas: Sendable {
    /// Columns and rows.
    public let size: PixelSize
    /// Four bytes a pixel.
    public private(set) var pixels: [UInt8]

    /// Takes pixels over as they are.
    ///
    /// - Parameters:
    ///   - pixels: Four bytes a pixel: red, green, blue, straight alpha.
    ///   - size: Columns and rows.
    /// - Throws: `RichTextError` with the code `refused` where there are not as many bytes as the size wants.
    public init(pixels: [UInt8], size: PixelSize) throws(RichTextError) {
        guard size.width > 0, size.height > 0, size.area <= Int.max / 4, pixels.count == size.area * 4 else {
            throw RichTextError(
                .refused,
                "\(size.width) × \(size.height) pixels take four bytes each, and there are \(pixels.count) bytes.")
        }
        self.size = size
        self.pixels = pixels
    }

    /// Makes an empty canvas in one colour.
    ///
    /// - Parameters:
    ///   - size: Columns and rows; at least one of each is made.
    ///   - colour: Red, green, blue and straight alpha.
    public init(size: PixelSize, colour: (UInt8, UInt8, UInt8, UInt8) = (255, 255, 255, 255)) {
        let size = PixelSize(width: max(1, size.width), height: max(1, size.height))
        self.size = size
        var pixels = [UInt8](repeating: colour.3, count: size.area * 4)
        for pixel in stride(from: 0, to: pixels.count, by: 4) {
            (pixels[pixel], pixels[pixel + 1], pixels[pixel + 2]) = (colour.0, colour.1, colour.2)
        }
        self.pixels = pixels
    }

    /// Draws a glyph over what is there, from the strike that fits; what lies outside the canvas is left out.
    ///
    /// - Parameters:
    ///   - glyph: The glyph.
    ///   - origin: Where its origin on the baseline lies, in pixels of the canvas, y downwards.
    ///   - metrics: The font's, in pixels of the canvas. The picture is put on whole pixels, as bitmaps of fonts are.
    /// - Throws: `RichTextError` with the code `unreadableGlyph` where the strike is damaged.
    public mutating func draw(
        _ glyph: AdaptiveImageGlyph, at origin: Point, in metrics: FontMetrics
    ) throws(RichTextError) {
        let place = metrics.typographicBounds(for: glyph).picture
        let (left, top, edge) = (
            (origin.x + place.minX).rounded(), (origin.y + place.minY).rounded(), place.width.rounded()
        )
        guard left.magnitude < 1e9, top.magnitude < 1e9, edge >= 1 else { return }
        try draw(glyph.picture(edge: Int(min(edge, Double(GlyphFile.longestEdge)))), left: Int(left), top: Int(top))
    }

    private mutating func draw(_ picture: TransparentPicture, left: Int, top: Int) {
        let rows = max(0, -top)..<max(0, -top, min(picture.size.height, size.height - top))
        let columns = max(0, -left)..<max(0, -left, min(picture.size.width, size.width - left))
        for row in rows {
            for column in columns {
                let from = row * picture.size.width + column
                let to = ((row + top) * size.width + column + left) * 4
                let (cover, behind) = (Int(picture.coverage.bytes[from]), Int(pixels[to + 3]))
                guard cover > 0 else { continue }
                // Of 255²: how much of what is there is still seen, and how much there is then.
                let rest = behind * (255 - cover)
                let sum = cover * 255 + rest
                for channel in 0..<3 {
                    let own = Int(picture.colours.bytes[from * 3 + channel]) * cover * 255
                    pixels[to + channel] = UInt8(clamping: (own + Int(pixels[to + channel]) * rest + sum / 2) / sum)
                }
                pixels[to + 3] = UInt8(clamping: (sum + 127) / 255)
            }
        }
    }
}
