package import DocumentModel

/// An encoded image's data as PDF can hold them, without decoding them.
package struct StoredImage: Sendable {
    /// How the data are encoded.
    package enum Coding: Hashable, Sendable {
        /// A JPEG file; `isInverted` where its four inks are stored as light.
        case jpeg(components: Int, isInverted: Bool)
        /// A JPEG 2000 file, which tells its colours itself.
        case jpeg2000
        /// The two-dimensional code of fax machines, group 4; `isInverted` where its white stands for black.
        case fax(isInverted: Bool)
        /// The compressed rows of a PNG file; the palette is empty but where `components` is its index.
        case png(components: Int, bitDepth: Int, palette: [UInt8])
        /// Rows of bits, not compressed, of which 1 is white.
        case bits
    }

    package let coding: Coding
    package let bytes: [UInt8]
    /// Columns and rows as stored.
    package let size: PixelSize
    /// How the stored pixels are to be turned.
    package let orientation: ImageOrientation

    package init(coding: Coding, bytes: [UInt8], size: PixelSize, orientation: ImageOrientation) {
        self.coding = coding
        self.bytes = bytes
        self.size = size
        self.orientation = orientation
    }

    /// Takes what is stored in an encoded image; nil where PDF has no place for it as it is. The image was decoded before, so
    /// that it is known to be whole.
    ///
    /// - Parameters:
    ///   - bytes: The encoded image.
    ///   - page: The page of a TIFF, counted from 1.
    package init?(of bytes: [UInt8], page: Int = 1) {
        let reader = ByteReader(bytes: bytes, isBigEndian: true)
        let stored: StoredImage? =
            if JPEGImage.matches(reader) {
                StoredImage(jpeg: reader)
            } else if PNGImage.matches(reader) {
                StoredImage(png: reader)
            } else if TIFFImage.matches(reader) {
                StoredImage(tiff: bytes, page: page)
            } else if JPEG2000Image.matches(reader) {
                StoredImage(jpeg2000: reader)
            } else {
                nil
            }
        guard let stored else { return nil }
        self = stored
    }
}
