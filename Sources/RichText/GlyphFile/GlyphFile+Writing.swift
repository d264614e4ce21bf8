import DocumentModel
import Imaging

extension GlyphFile {
    /// Lengths of the sides in pixels, in the order that readers know: the main picture first.
    static let edges = [160, 40, 64, 96, 320]

    /// The strikes that a picture is worth: none is enlarged but the one that first holds all of it.
    static func edges(for length: Int) -> [Int] {
        let longest = edges.sorted().first { $0 >= length } ?? .max
        return edges.filter { $0 <= longest }
    }

    /// The best encoding that is installed.
    static var bestEncoding: GlyphEncoding {
        ImageEncoder.canEncode(.hevc) ? .heic : ImageEncoder.canEncode(.av1) ? .avif : .png
    }

    /// Writes a glyph's file.
    ///
    /// - Parameters:
    ///   - picture: A square.
    ///   - metadata: With an identifier.
    ///   - encoding: A PNG gets the largest strike alone.
    ///   - profile: The ICC profile of the picture's colours; a PNG gets none.
    /// - Returns: The file.
    /// - Throws: `ImageAnalysisError` where no encoder is installed.
    static func encode(
        _ picture: TransparentPicture, _ metadata: GlyphMetadata, as encoding: GlyphEncoding, profile: [UInt8]?
    ) throws -> [UInt8] {
        let edges = edges(for: picture.size.width)
        func strike(_ edge: Int) -> TransparentPicture {
            picture.resized(to: PixelSize(width: edge, height: edge))
        }
        guard encoding != .png else { return try png(strike(edges.max() ?? 0), metadata) }
        let items = edges.map { edge in
            HEIFItem(
                picture: strike(edge), xmp: metadata.xmp(edge: edge), exif: metadata.exif, profile: profile)
        }
        return try ImageEncoder.heif(items, as: encoding == .heic ? .hevc : .av1, quality: 92)
    }

    /// A PNG that says what glyph it is.
    static func png(_ picture: TransparentPicture, _ metadata: GlyphMetadata) throws -> [UInt8] {
        try PNGMetadata.adding(metadata.xmp(edge: picture.size.width), to: ImageEncoder.png(picture))
    }
}
