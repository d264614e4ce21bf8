import DocumentModel

extension ImageSource {
    /// Raw pixels, as a camera, a screen or another decoder gives them; gray and RGB without padding are not copied.
    ///
    /// - Parameters:
    ///   - pixels: Rows from the top; the last one need not be padded.
    ///   - width: Columns.
    ///   - height: Rows.
    ///   - rowStride: Bytes from one row to the next; nil if rows follow each other without padding.
    ///   - format: The layout of a pixel. `nv12` has its colour plane after `height` rows, with the same stride.
    /// - Throws: `ImageAnalysisError` with the code `unreadableImage` if the numbers contradict each other.
    public init(pixels: [UInt8], width: Int, height: Int, rowStride: Int? = nil, format: PixelFormat) throws {
        self.init(
            pixels: try RawImage(
                size: PixelSize(width: width, height: height), format: format, rowStride: rowStride, bytes: pixels))
    }
}
