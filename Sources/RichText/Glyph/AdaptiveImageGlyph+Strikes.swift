import DocumentModel
public import Foundation
package import Imaging

extension AdaptiveImageGlyph {
    /// The strike to draw at a text size: the smallest that need not be enlarged, or the largest there is.
    ///
    /// - Parameters:
    ///   - textSize: The font's size in points.
    ///   - scale: Pixels a point has on the display.
    /// - Returns: One of `strikes`.
    public func strike(forTextSize textSize: Double, scale: Double = 1) -> GlyphStrike {
        strike(forEdge: textSize * scale / (1 - 2 * alignmentInset.y))
    }

    /// The strike to draw at a length of its side in pixels.
    func strike(forEdge edge: Double) -> GlyphStrike {
        let sorted = strikes.sorted { $0.edge < $1.edge }
        // A glyph has a strike; a comparison with NaN is false.
        return sorted.first { Double($0.edge) >= edge } ?? sorted.last ?? GlyphStrike(edge: 0, index: 0)
    }

    /// The pixels of a strike: red, green, blue and straight alpha, in rows from the top without padding.
    ///
    /// - Throws: `RichTextError` with the code `unreadableGlyph` where this strike of the file is damaged.
    public func pixels(of strike: GlyphStrike) throws(RichTextError) -> [UInt8] {
        try picture(of: strike).rgba()
    }

    /// The picture of a strike: square.
    ///
    /// - Throws: `RichTextError` with the code `unreadableGlyph` where this strike of the file is damaged.
    package func picture(of strike: GlyphStrike) throws(RichTextError) -> TransparentPicture {
        try RichTextError.ofImage { try GlyphFile.picture(at: strike.index, in: imageContent) }
    }

    /// The picture at any size from 1 to 4096 pixels, drawn from the strike that fits.
    package func picture(edge: Int) throws(RichTextError) -> TransparentPicture {
        let edge = max(1, min(edge, GlyphFile.longestEdge))
        return try picture(of: strike(forEdge: Double(edge))).resized(to: PixelSize(width: edge, height: edge))
    }

    /// A PNG with alpha, which itself is a glyph of one strike: it carries the identifier and the description.
    ///
    /// - Parameter edge: The length of a side in pixels, 1 to 4096; nil takes the largest strike as it is.
    /// - Returns: The PNG.
    /// - Throws: `RichTextError` with the code `unreadableGlyph` where the strike that fits is damaged.
    public func pngData(edge: Int? = nil) throws(RichTextError) -> Data {
        let picture = try picture(edge: edge ?? strikes.map(\.edge).max() ?? 0)
        return try RichTextError.ofImage { try Data(GlyphFile.png(picture, metadata)) }
    }
}
