package import DocumentModel

/// How many pixels an image has to the inch.
package struct ImageResolution: Hashable, Sendable {
    package let horizontal: Double
    package let vertical: Double

    package init(horizontal: Double, vertical: Double) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// What an image of a size has where its file does not tell: the one that makes it fill a sheet of A4, but not fewer than
    /// 96, so that a small picture stays small.
    package init(guessedFor size: PixelSize) {
        let (long, short) = (Double(max(size.width, size.height)), Double(min(size.width, size.height)))
        let dots = max(96, long / 11.69, short / 8.27)
        self.init(horizontal: dots, vertical: dots)
    }

    /// What the file tells about the stored pixels; nil where it tells nothing, or nothing that makes sense for a page.
    ///
    /// - Parameters:
    ///   - bytes: The encoded image.
    ///   - page: The page of a TIFF, counted from 1.
    ///   - size: Columns and rows as stored.
    package init?(of bytes: [UInt8], page: Int = 1, size: PixelSize) {
        let reader = ByteReader(bytes: bytes, isBigEndian: true)
        let told: ImageResolution? =
            if JPEGImage.matches(reader) {
                Self.resolution(jpeg: reader)
            } else if PNGImage.matches(reader) {
                Self.resolution(png: reader)
            } else if TIFFImage.matches(reader), let image = try? TIFFImage(bytes: bytes, page: page) {
                Self.resolution(image.directory)
            } else {
                nil
            }
        guard let told, (10...10_000).contains(told.horizontal), (10...10_000).contains(told.vertical) else {
            return nil
        }
        // Cameras and screens write 72 or 96 and mean nothing by it: nobody scans a sheet larger than A3 so.
        let longest = max(Double(size.width) / told.horizontal, Double(size.height) / told.vertical)
        guard told.horizontal >= 100 || longest <= 17 else { return nil }
        self = told
    }

    private static func resolution(jpeg reader: ByteReader) -> ImageResolution? {
        var told: ImageResolution?
        for segment in JPEGSegments(reader) {
            if segment.marker == 0xE0, reader.has("JFIF\0", at: segment.start),
                let unit = reader.byte(segment.start + 7), let across = reader.uint16(segment.start + 8),
                let down = reader.uint16(segment.start + 10)
            {
                told = resolution(Double(across), Double(down), perInch: [1: 1, 2: 2.54][unit])
            } else if told == nil, segment.marker == 0xE1, reader.has("Exif\0\0", at: segment.start),
                let directory = TIFFDirectory(headerAt: segment.start + 6, in: reader.bytes)
            {
                told = resolution(directory)
            }
        }
        return told
    }

    private static func resolution(png reader: ByteReader) -> ImageResolution? {
        var at = 8
        while let length = reader.uint32(at), !reader.has("IDAT", at: at + 4) {
            if reader.has("pHYs", at: at + 4), let across = reader.uint32(at + 8), let down = reader.uint32(at + 12) {
                return resolution(Double(across), Double(down), perInch: reader.byte(at + 16) == 1 ? 0.0254 : nil)
            }
            at += 12 + length
        }
        return nil
    }

    private static func resolution(_ directory: TIFFDirectory) -> ImageResolution? {
        guard let across = directory.fraction(.xResolution), let down = directory.fraction(.yResolution) else {
            return nil
        }
        return resolution(across, down, perInch: [2: 1, 3: 2.54][directory.value(.resolutionUnit) ?? 2])
    }

    /// Numbers for a unit of which an inch has some; nil where the unit is unknown.
    private static func resolution(_ across: Double, _ down: Double, perInch factor: Double?) -> ImageResolution? {
        factor.map { ImageResolution(horizontal: across * $0, vertical: down * $0) }
    }
}
