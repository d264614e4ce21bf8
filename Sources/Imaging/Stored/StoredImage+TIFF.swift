internal import DocumentModel

extension StoredImage {
    /// A page of bits in the fax code of group 4, in one strip.
    init?(tiff bytes: [UInt8], page: Int) {
        guard let image = try? TIFFImage(bytes: bytes, page: page) else { return nil }
        let directory = image.directory
        guard directory.value(.compression) == 4, (directory.value(.bitsPerSample) ?? 1) == 1,
            (directory.value(.samplesPerPixel) ?? 1) == 1, !directory.contains(.tileWidth),
            (directory.value(.rowsPerStrip) ?? image.size.height) >= image.size.height,
            let offset = directory.value(.stripOffsets), let count = directory.value(.stripByteCounts), count > 0,
            offset >= 0, count <= bytes.count, offset <= bytes.count - count
        else { return nil }
        let strip = Array(bytes[offset..<offset + count])
        // In some files the first pixel is a byte's lowest bit.
        let isReversed = directory.value(.fillOrder) == 2
        self.init(
            coding: .fax(isInverted: directory.value(.photometricInterpretation) == 1),
            bytes: isReversed ? strip.map(\.reversedBits) : strip, size: image.size, orientation: image.orientation)
    }
}

extension UInt8 {
    /// The same bits from the other end.
    fileprivate var reversedBits: UInt8 {
        (0..<8).reduce(0) { $0 << 1 | (self >> UInt8($1)) & 1 }
    }
}
