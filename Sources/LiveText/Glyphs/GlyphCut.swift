internal import DocumentModel
internal import Imaging
internal import RichText

/// A small picture, cut from the image that it stands in.
struct GlyphCut {
    /// The cut-out, without its ground where that is plain.
    let picture: TransparentPicture

    /// Glyphs have no larger size.
    private static let longest = 320.0

    /// Cuts a place out, as it would stand upright; nil where nothing of it lies in the image. Plain ground is taken away
    /// unless it is to be kept.
    init?(at quad: Quad, in image: Picture, keepsGround: Bool = false) {
        let whole = Rectangle(x: 0, y: 0, width: Double(image.width), height: Double(image.height))
        let box = quad.boundingBox
        let longest = max(quad.width, quad.height)
        guard longest.isFinite, let area = image.wholePixels(of: box), whole.intersection(box).width >= 2 else {
            return nil
        }
        let isUpright = abs(quad.angle) < 0.01 && longest <= Self.longest
        let part: Picture
        if isUpright {
            // No pixel is mixed with its neighbours.
            part = image.cropped(to: area)
        } else {
            let scale = min(1, Self.longest / longest)
            let size = PixelSize(
                width: Int((quad.width * scale).rounded()), height: Int((quad.height * scale).rounded()))
            guard size.width > 0, size.height > 0 else { return nil }
            part = Resampler(image, part: quad, size: size).drawn()
        }
        guard part.size.area > 0 else { return nil }
        picture = keepsGround ? TransparentPicture(part) : TransparentPicture(removingGroundOf: part)
    }

    /// The identifier that a glyph of these pixels has.
    var identifier: String { AdaptiveImageGlyph.identifier(of: picture) }
}
