import DocumentModel
import Foundation
import Imaging
import Testing

@testable import RichText

/// Files that lie, are cut short, or are not glyphs: an error, and nothing worse.
@Suite struct HostileGlyphTests {
    private static func file(_ identifiers: [String?], edges: [Int]? = nil) throws -> Data {
        let items = identifiers.enumerated().map { index, identifier in
            let edge = edges?[index] ?? 40
            return HEIFItem(
                picture: SampleGlyph.picture(edge: edge),
                xmp: identifier.map { GlyphMetadata(identifier: $0).xmp(edge: edge) })
        }
        return try Data(ImageEncoder.heif(items, as: .hevc))
    }

    private static func code(_ content: Data) -> RichTextError.Code? {
        do throws(RichTextError) {
            let glyph = try AdaptiveImageGlyph(imageContent: content)
            for strike in glyph.strikes { _ = try glyph.pixels(of: strike) }
            return nil
        } catch {
            return error.code
        }
    }

    @Test func imagesWithoutAnIdentifierAreNoGlyph() throws {
        #expect(Self.code(try Self.file([nil, nil])) == .unreadableGlyph)
        #expect(Self.code(try Self.file(["a", nil])) == .unreadableGlyph)
        #expect(Self.code(try Self.file(["a", "b"])) == .unreadableGlyph)
        #expect(Self.code(try Self.file(["a", "a"])) == nil)
    }

    @Test func strikesAreSquare() throws {
        let wide = TransparentPicture(Picture(size: PixelSize(width: 60, height: 40), channels: .rgb) { _ in })
        let xmp = GlyphMetadata(identifier: "a").xmp(edge: 60)
        let items = [HEIFItem(picture: SampleGlyph.picture(edge: 40), xmp: xmp), HEIFItem(picture: wide, xmp: xmp)]
        #expect(Self.code(try Data(ImageEncoder.heif(items, as: .hevc))) == .unreadableGlyph)
    }

    @Test func thereAreNotAnyNumberOfStrikes() throws {
        #expect(Self.code(try Self.file(Array(repeating: "a", count: 32))) == nil)
        #expect(Self.code(try Self.file(Array(repeating: "a", count: 33))) == .unreadableGlyph)
    }

    @Test func strikesHaveABound() throws {
        let blank = TransparentPicture(Picture(size: PixelSize(width: 4104, height: 8), channels: .rgb) { _ in })
        #expect(Self.code(try Data(ImageEncoder.png(blank))) == .tooLarge)
        #expect(Self.code(try Data(ImageEncoder.heif([HEIFItem(picture: blank)], as: .hevc))) == .tooLarge)
        #expect(Self.code(Data(count: 16_000_001)) == .unsupportedFormat)
        var long = try ImageEncoder.png(SampleGlyph.picture(edge: 10))
        long += [UInt8](repeating: 0, count: 16_000_001)
        #expect(Self.code(Data(long)) == .tooLarge)
    }

    @Test func otherFormatsAreRefused() throws {
        let picture = SampleGlyph.picture(edge: 40).composed(onRed: 255, green: 255, blue: 255)
        #expect(Self.code(try Data(ImageEncoder.jpeg(picture))) == .unsupportedFormat)
        #expect(Self.code(Data("not a picture".utf8)) == .unsupportedFormat)
        #expect(Self.code(Data()) == .unsupportedFormat)
        // But glyphs are made from them.
        let glyph = try AdaptiveImageGlyph(image: Data(ImageEncoder.jpeg(picture)), description: "pie")
        #expect(glyph.strikes.map(\.edge) == [40])
    }

    @Test(arguments: GlyphEncoding.allCases) func fileThatWasCutShortIsAnError(encoding: GlyphEncoding) throws {
        let content = try SampleGlyph.glyph(encoding: encoding).imageContent
        for count in stride(from: 0, to: content.count - 12, by: max(1, content.count / 40)) {
            #expect(Self.code(content.prefix(count)) != nil, "\(count) of \(content.count) bytes")
        }
    }

    @Test(arguments: GlyphEncoding.allCases) func damageEndsNothing(encoding: GlyphEncoding) throws {
        let content = try [UInt8](SampleGlyph.glyph(encoding: encoding).imageContent)
        var random = SeededGenerator(seed: 7)
        for _ in 0..<60 {
            var damaged = content
            for _ in 0..<Int.random(in: 1...8, using: &random) {
                // Most of what can be damaged with consequences stands in the header.
                let most = Bool.random(using: &random) ? content.count : min(content.count, 2000)
                damaged[Int.random(in: 0..<most, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            _ = Self.code(Data(damaged))
        }
    }

    @Test func metadataMayLie() throws {
        let xmp = Array(
            """
            <rdf:RDF xmlns:tiff="http://ns.adobe.com/tiff/1.0/"><rdf:Description tiff:DocumentName="a"
            tiff:XPosition="1e308" tiff:YPosition="-7/0" tiff:TileWidth="99999999999999999999"/></rdf:RDF>
            """.utf8)
        let metadata = GlyphMetadata(xmp: xmp, exif: nil, edge: 40)
        #expect(metadata.identifier == "a")
        #expect(metadata.inset == .zero)
        #expect(GlyphInset(x: .nan, y: .infinity) == GlyphInset(x: 0, y: GlyphInset.largest))
        #expect(GlyphInset(x: -1, y: 0.1) == GlyphInset(x: 0, y: 0.1))
    }
}
