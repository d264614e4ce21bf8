import DocumentModel
import Foundation
import Imaging

/// A glyph's file, as far as it is read before pixels are asked for.
struct GlyphFile {
    let encoding: GlyphEncoding
    let metadata: GlyphMetadata
    let identifier: String
    let strikes: [GlyphStrike]

    /// Files and strikes larger than any glyph needs are refused.
    static let limits = ImageLimits(bytes: 16_000_000, pixels: longestEdge * longestEdge)
    static let longestEdge = 4096
    static let mostStrikes = 32

    init(_ content: Data) throws {
        let bytes = [UInt8](content)
        if HEIFCollection.matches(bytes) {
            try self.init(collection: HEIFCollection(bytes, most: Self.mostStrikes, limits: Self.limits), bytes)
        } else if PNGMetadata.matches(bytes) {
            try self.init(png: bytes)
        } else {
            throw RichTextError(
                .unsupportedFormat,
                "A glyph's file is a HEIC, AVIF or PNG: make a glyph from any other picture with "
                    + "AdaptiveImageGlyph(image:description:).")
        }
    }

    private init(collection: HEIFCollection, _ bytes: [UInt8]) throws {
        var strikes: [GlyphStrike] = []
        var metadata: GlyphMetadata?
        for (index, item) in collection.items.enumerated() {
            let edge = max(item.size.width, item.size.height)
            guard edge <= Self.longestEdge else { throw Self.tooLarge(edge) }
            strikes.append(GlyphStrike(edge: edge, index: index))
            let own = GlyphMetadata(xmp: item.xmp, exif: item.exif, edge: edge)
            guard collection.items.count > 1 else {
                metadata = own
                break
            }
            guard let identifier = own.identifier else {
                throw RichTextError(
                    .unreadableGlyph,
                    "This file holds several images and no identifier, so they are not the strikes of a glyph: "
                        + "give one image.")
            }
            guard metadata.map({ $0.identifier == identifier }) ?? true else {
                throw RichTextError(.unreadableGlyph, "This file holds several glyphs: give each a file of its own.")
            }
            guard item.size.width == item.size.height else {
                throw RichTextError(
                    .unreadableGlyph, "A strike of \(item.size.width) × \(item.size.height) pixels is not square.")
            }
            metadata = metadata ?? own
        }
        self.metadata = metadata ?? GlyphMetadata()
        self.strikes = strikes
        encoding = Self.isAVIF(bytes) ? .avif : .heic
        identifier = try self.metadata.identifier ?? GlyphIdentifier.made(from: Self.picture(at: 0, in: bytes))
    }

    private init(png bytes: [UInt8]) throws {
        guard bytes.count <= Self.limits.bytes else {
            throw RichTextError(.tooLarge, "A glyph's file has at most \(Self.limits.bytes) bytes: make it smaller.")
        }
        let size = try ImageDecoder.size(of: bytes, limits: Self.limits)
        let edge = max(size.width, size.height)
        guard edge <= Self.longestEdge else { throw Self.tooLarge(edge) }
        metadata = GlyphMetadata(xmp: PNGMetadata.xmp(in: bytes), exif: nil, edge: edge)
        strikes = [GlyphStrike(edge: edge, index: 0)]
        encoding = .png
        identifier = try metadata.identifier ?? GlyphIdentifier.made(from: Self.picture(at: 0, in: bytes))
    }

    /// Decodes a strike, as a square.
    static func picture(at index: Int, in content: Data) throws -> TransparentPicture {
        try picture(at: index, in: [UInt8](content))
    }

    private static func picture(at index: Int, in bytes: [UInt8]) throws -> TransparentPicture {
        guard HEIFCollection.matches(bytes) else {
            return try ImageDecoder.decodeTransparent(bytes, limits: limits).squared()
        }
        return try HEIFCollection(bytes, most: mostStrikes, limits: limits).picture(at: index).squared()
    }

    /// The ICC profile of a HEIC's or AVIF's strike.
    static func profile(at index: Int, in content: Data) throws -> [UInt8]? {
        let bytes = [UInt8](content)
        guard HEIFCollection.matches(bytes) else { return nil }
        let items = try HEIFCollection(bytes, most: mostStrikes, limits: limits).items
        return items.indices.contains(index) ? items[index].profile : nil
    }

    /// Whether a HEIF says that it is an AVIF.
    private static func isAVIF(_ bytes: [UInt8]) -> Bool {
        bytes.dropFirst(8).prefix(4).starts(with: Array("avif".utf8))
    }

    private static func tooLarge(_ edge: Int) -> RichTextError {
        RichTextError(
            .tooLarge, "A strike has at most \(longestEdge) pixels a side, and this one \(edge): scale it down.")
    }
}
