extension ImageOrientation {
    /// The orientation that an EXIF block gives to its picture; nil if it gives none of the eight.
    ///
    /// A block starts with a TIFF header, which some writers precede with `Exif` and two zeros.
    init?(exifAt offset: Int, in bytes: [UInt8]) {
        let prefix = ByteReader(bytes: bytes, isBigEndian: true).has("Exif\0\0", at: offset) ? 6 : 0
        guard let directory = TIFFDirectory(headerAt: offset + prefix, in: bytes) else { return nil }
        self.init(directory)
    }

    /// The orientation that a directory gives to its picture.
    init?(_ directory: TIFFDirectory) {
        guard let value = directory.value(.orientation), let value = UInt32(exactly: value) else { return nil }
        self.init(rawValue: value)
    }
}
