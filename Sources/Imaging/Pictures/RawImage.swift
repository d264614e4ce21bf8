package import DocumentModel

/// Pixels as a camera, a screen or a decoder gives them: in any format, perhaps padded, perhaps with alpha.
package struct RawImage: Sendable {
    /// Columns and rows.
    package let size: PixelSize
    package let format: PixelFormat
    /// Bytes from one row to the next.
    package let rowStride: Int
    /// Rows from the top; for `nv12` the brightness plane, then the colour plane with the same stride.
    package let bytes: [UInt8]

    /// Takes bytes over as they are; the last row need not be padded.
    ///
    /// - Throws: `ImageAnalysisError` with the code `unreadableImage` if the numbers contradict each other.
    package init(size: PixelSize, format: PixelFormat, rowStride: Int? = nil, bytes: [UInt8]) throws {
        let (width, height) = (size.width, size.height)
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
        guard bytes.count >= needed else {
            throw ImageAnalysisError(
                .unreadableImage,
                "\(width) × \(height) pixels in \(format) with a row stride of \(rowStride) take \(needed) bytes, "
                    + "but only \(bytes.count) were given.")
        }
        self.size = size
        self.format = format
        self.rowStride = rowStride
        self.bytes = bytes
    }
}
