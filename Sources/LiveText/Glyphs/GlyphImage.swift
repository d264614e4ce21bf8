internal import Foundation
internal import Imaging
internal import RichText

/// What is at hand of a glyph's picture.
enum GlyphImage: Sendable {
    /// Nothing.
    case none
    /// Pixels, cut from the image that was read.
    case cut(TransparentPicture)
    /// A glyph.
    case file(AdaptiveImageGlyph)
    /// A PNG that goes into JSON, or came with it.
    case embedded(Data)
    /// A file that JSON names, beside it.
    case beside(String)
}
