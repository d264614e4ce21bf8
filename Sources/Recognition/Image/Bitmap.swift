package import DocumentModel

/// Upright pixels, ready for the engines: gray or colour, without alpha.
///
/// The bytes are shared, not copied, when the value is passed on.
package struct Bitmap: Sendable {
    /// Columns and rows.
    package let size: PixelSize
    /// `gray8`, `rgb8`, or as the caller gave it (`rgba8` and `bgra8` opaque, `nv12`).
    package let format: PixelFormat
    /// Bytes from one row to the next.
    package let rowStride: Int
    /// Rows from the top; for `nv12` the brightness plane, then the colour plane with the same stride.
    package let bytes: [UInt8]

    package init(size: PixelSize, format: PixelFormat, rowStride: Int, bytes: [UInt8]) {
        self.size = size
        self.format = format
        self.rowStride = rowStride
        self.bytes = bytes
    }

    package var width: Int { size.width }
    package var height: Int { size.height }
}
