import DocumentModel

extension ImageSource {
    /// Raw pixels, as a camera, a screen or another decoder gives them; not copied and not converted unless the
    /// picture is to be turned or lets its background through.
    ///
    /// - Parameters:
    ///   - pixels: Rows from the top; the last one need not be padded.
    ///   - width: Columns.
    ///   - height: Rows.
    ///   - rowStride: Bytes from one row to the next; nil if rows follow each other without padding.
    ///   - format: The layout of a pixel. `nv12` has its colour plane after `height` rows, with the same stride.
    /// - Throws: `ImageAnalysisError` with the code `unreadableImage` if the numbers contradict each other.
    public init(pixels: [UInt8], width: Int, height: Int, rowStride: Int? = nil, format: PixelFormat) throws {
        guard width > 0, height > 0, width <= Int32.max, height <= Int32.max else {
            throw ImageAnalysisError(
                .unreadableImage,
                "Raw pixels need a width and a height from 1 to \(Int32.max); these are \(width) × \(height).")
        }
        // In nv12 the colour of an odd last column still takes a pair of bytes.
        let shortestRow = format == .nv12 ? (width + 1) / 2 * 2 : width * format.bytesPerPixel
        let rowStride = rowStride ?? shortestRow
        guard rowStride >= shortestRow else {
            throw ImageAnalysisError(
                .unreadableImage,
                "A row of \(width) pixels in \(format) takes \(shortestRow) bytes, but the row stride is \(rowStride): "
                    + "give the distance between the starts of two rows in bytes.")
        }
        guard let needed = format.byteCount(width: width, height: height, rowStride: rowStride) else {
            throw ImageAnalysisError(
                .unreadableImage, "A row stride of \(rowStride) bytes is too large for \(height) rows.")
        }
        guard pixels.count >= needed else {
            throw ImageAnalysisError(
                .unreadableImage,
                "\(width) × \(height) pixels in \(format) with a row stride of \(rowStride) take \(needed) bytes, "
                    + "but only \(pixels.count) were given.")
        }
        self.init(
            pixels: Bitmap(
                size: PixelSize(width: width, height: height), format: format, rowStride: rowStride, bytes: pixels))
    }
}
