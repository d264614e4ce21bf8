package import DocumentModel
package import Imaging

/// What an analysis needs of a page of a document.
package struct ReadPage: Sendable {
    /// The page without the text that it has itself; nil where there is nothing to read or to find on it.
    package let picture: Picture?
    /// Whether the picture may hold text; otherwise codes at best.
    package let hasUnreadText: Bool
    /// The page as it is seen, where that is wanted.
    package let shown: Picture?
    /// The extent of the upright page in the pixels that all places count.
    package let size: PixelSize
    /// The text that the page has itself and that is taken as it is, in these pixels.
    package let lines: [TextLine]
    /// Where these pixels are on the page, in its user space.
    package let map: AffineTransform
}
