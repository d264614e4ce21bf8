package import DocumentModel

/// The pictures that stand beside each other in a HEIC or AVIF, in the file's order. Pixels are decoded when they are asked
/// for.
package struct HEIFCollection: Sendable {
    /// What the file says about a picture.
    package struct Item: Sendable {
        /// Columns and rows as turned by the file.
        package let size: PixelSize
        package let xmp: [UInt8]?
        /// An EXIF block, behind the four bytes that say where its TIFF header stands.
        package let exif: [UInt8]?
        /// An ICC profile.
        package let profile: [UInt8]?
    }

    /// One or more.
    package let items: [Item]
    private let bytes: [UInt8]
    private let most: Int
    private let limits: ImageLimits

    /// A block of metadata longer than this is not read.
    private static let longestMetadata = 1 << 20

    /// Whether the bytes start as a HEIC or AVIF does.
    package static func matches(_ bytes: [UInt8]) -> Bool {
        HEIFImage.matches(ByteReader(bytes: bytes, isBigEndian: true))
    }

    /// Reads the structure of a file.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - most: How many pictures it may hold.
    ///   - limits: How many bytes the file, and how many pixels each picture may have.
    /// - Throws: `ImageAnalysisError` with the code `unreadableImage`, `unsupportedFormat` or `imageTooLarge`.
    package init(_ bytes: [UInt8], most: Int, limits: ImageLimits) throws {
        guard bytes.count <= limits.bytes else { throw ImageLimits.refusal(bytes: bytes.count, limit: limits.bytes) }
        guard let file = try HEIFHandle(bytes, topLevel: most) else { throw HEIFImage.damaged }
        var items: [Item] = []
        for index in 0..<file.count {
            let size = file.size(of: index)
            try limits.check(size)
            items.append(
                Item(
                    size: size, xmp: file.metadata("mime", of: index, most: Self.longestMetadata),
                    exif: file.metadata("Exif", of: index, most: Self.longestMetadata),
                    profile: file.profile(of: index, most: Self.longestMetadata)))
        }
        self.items = items
        self.bytes = bytes
        self.most = most
        self.limits = limits
    }

    /// Decodes a picture.
    ///
    /// - Parameter index: One of `items.indices`.
    /// - Returns: The picture with its alpha.
    /// - Throws: `ImageAnalysisError` where the picture is damaged, or larger than the file says.
    package func picture(at index: Int) throws -> TransparentPicture {
        guard let file = try HEIFHandle(bytes, topLevel: most), index < file.count,
            let pixels = file.pixels(asStored: false, of: index)
        else { throw HEIFImage.damaged }
        try limits.check(pixels.size)
        guard pixels.size == items[index].size else { throw HEIFImage.damaged }
        return TransparentPicture(pixels)
    }
}
