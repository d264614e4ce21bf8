public import Foundation
import Imaging

extension GlyphCanvas {
    /// The canvas as a PNG with alpha.
    ///
    /// - Returns: The file.
    /// - Throws: `RichTextError` with the code `tooLarge` for a canvas that no PNG can hold.
    public func pngData() throws(RichTextError) -> Data {
        try RichTextError.ofImage {
            try Data(ImageEncoder.png(TransparentPicture(RawImage(size: size, format: .rgba8, bytes: pixels))))
        }
    }
}
