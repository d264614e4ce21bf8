extension PixelFormat {
    /// Bytes that an image takes from its first to its last pixel; nil if a row is longer than the stride, a
    /// dimension is not positive, or the number overflows.
    ///
    /// The last row need not be padded to the stride.
    package func byteCount(width: Int, height: Int, rowStride: Int) -> Int? {
        let row = width.multipliedReportingOverflow(by: bytesPerPixel)
        guard width > 0, height > 0, !row.overflow, row.partialValue <= rowStride else { return nil }
        // Odd sizes: U and V of the last column or row still take a pair of bytes.
        let lastRow = self == .nv12 ? ((width - 1) / 2 + 1) * 2 : row.partialValue
        guard lastRow <= rowStride else { return nil }
        let rows = height.addingReportingOverflow(self == .nv12 ? (height - 1) / 2 + 1 : 0)
        guard !rows.overflow else { return nil }
        let before = (rows.partialValue - 1).multipliedReportingOverflow(by: rowStride)
        let total = before.partialValue.addingReportingOverflow(lastRow)
        return before.overflow || total.overflow ? nil : total.partialValue
    }
}
