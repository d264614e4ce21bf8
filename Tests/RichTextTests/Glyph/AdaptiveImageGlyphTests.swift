import DocumentModel
import Foundation
import Imaging
import Testing

@testable import RichText

@Suite struct AdaptiveImageGlyphTests {
    @Test func samePictureIsTheSameGlyph() throws {
        let one = try AdaptiveImageGlyph(SampleGlyph.picture(), description: "pie")
        let other = try AdaptiveImageGlyph(SampleGlyph.picture(), description: "tart", encoding: .avif)
        #expect(one == other)
        #expect(one.hashValue == other.hashValue)
        #expect(one.contentIdentifier == other.contentIdentifier)
        let another = try AdaptiveImageGlyph(SampleGlyph.picture(colour: [230, 90, 31]), description: "pie")
        #expect(one != another)
        // Version 8, the variant of RFC 9562.
        #expect(
            one.contentIdentifier.wholeMatch(of: /[0-9A-F]{8}-[0-9A-F]{4}-8[0-9A-F]{3}-[89AB][0-9A-F]{3}-[0-9A-F]{12}/)
                != nil)
    }

    @Test func colourOfWhatIsNotSeenDoesNotCount() throws {
        let size = PixelSize(width: 2, height: 2)
        let pictures = [[UInt8](repeating: 7, count: 3), [9, 8, 7]].compactMap { hidden -> TransparentPicture? in
            let bytes = [255, 0, 0, 255] + hidden + [0] + hidden + [0] + [0, 0, 255, 128]
            return (try? RawImage(size: size, format: .rgba8, bytes: bytes)).map { TransparentPicture($0) }
        }
        #expect(pictures.count == 2)
        #expect(Set(pictures.map { GlyphIdentifier.made(from: $0) }).count == 1)
    }

    @Test func singleImagesAreGlyphsOfOneStrike() throws {
        let picture = SampleGlyph.picture(edge: 50)
        let png = try AdaptiveImageGlyph(imageContent: Data(ImageEncoder.png(picture)))
        #expect(png.strikes.map(\.edge) == [50])
        #expect(png.encoding == .png)
        #expect(try png.picture(of: png.strikes[0]) == picture)
        // The identifier is that of the picture, however it comes.
        #expect(try png == AdaptiveImageGlyph(picture, description: ""))
        #expect(try png == AdaptiveImageGlyph(image: Data(ImageEncoder.png(picture)), description: ""))
        let heic = try AdaptiveImageGlyph(
            imageContent: Data(ImageEncoder.heif([HEIFItem(picture: picture)], as: .hevc)))
        #expect(heic.strikes.map(\.edge) == [50])
        #expect(heic.encoding == .heic)
        #expect(heic.contentDescription == "")
        #expect(!(try heic.picture(of: heic.strikes[0]).isOpaque))
    }

    @Test func oblongPicturesStandInTheMiddleOfASquare() throws {
        let wide = Picture(size: PixelSize(width: 40, height: 20), channels: .rgb) { target in
            for index in target.indices { target[index] = 100 }
        }
        let glyph = try AdaptiveImageGlyph(imageContent: Data(ImageEncoder.png(wide)))
        let square = try glyph.picture(of: glyph.strikes[0])
        #expect(square.size == PixelSize(width: 40, height: 40))
        let rows = (0..<40).map { row in square.coverage.bytes[row * 40..<(row + 1) * 40].allSatisfy { $0 == 255 } }
        #expect(
            rows == Array(repeating: false, count: 10) + Array(repeating: true, count: 20)
                + Array(repeating: false, count: 10))
    }

    @Test func smallPicturesAreNotBlownUp() throws {
        #expect(GlyphFile.edges(for: 1) == [40])
        #expect(GlyphFile.edges(for: 40) == [40])
        #expect(GlyphFile.edges(for: 41) == [40, 64])
        #expect(GlyphFile.edges(for: 100) == [160, 40, 64, 96])
        #expect(GlyphFile.edges(for: 161) == [160, 40, 64, 96, 320])
        #expect(GlyphFile.edges(for: 4000) == [160, 40, 64, 96, 320])
    }

    @Test(arguments: [
        (12.0, 1.0, 40), (40, 1, 40), (41, 1, 64), (16, 2, 40), (32, 2, 64), (48, 2, 96), (64, 2.5, 160), (161, 1, 320),
        (320, 1, 320), (500, 3, 320), (.nan, 1, 320), (0, 1, 40), (-5, 1, 40), (.infinity, 1, 320),
    ]) func strikeIsNotEnlargedWhileALargerOneExists(size: Double, scale: Double, edge: Int) throws {
        #expect(try Self.large.strike(forTextSize: size, scale: scale).edge == edge)
    }

    private static var large: AdaptiveImageGlyph {
        get throws { try AdaptiveImageGlyph(imageContent: largeContent.get()) }
    }
    private static let largeContent = Result {
        try AdaptiveImageGlyph(SampleGlyph.picture(edge: 320), description: "pie").imageContent
    }

    @Test func pngIsAGlyphOfTheSameIdentity() throws {
        let glyph = try Self.large
        for edge in [1, 16, 40, 100, 320] {
            let png = try AdaptiveImageGlyph(imageContent: glyph.pngData(edge: edge))
            #expect(png == glyph)
            #expect(png.contentDescription == "pie")
            #expect(png.strikes.map(\.edge) == [edge])
        }
        #expect(try AdaptiveImageGlyph(imageContent: glyph.pngData()).strikes.map(\.edge) == [320])
    }

    @Test func descriptionsStandOnOneLine() throws {
        #expect(GlyphMetadata.plain("  a\n\tdog \u{2028} in\u{0} space ") == "a dog in space")
        // Neither turns the text around it, nor looks like a glyph.
        #expect(GlyphMetadata.plain("a\u{202E}b\u{2066}c\u{FFFC}d") == "abcd")
        #expect(GlyphMetadata.plain("כלב 犬 👩‍🚀") == "כלב 犬 👩‍🚀")
        #expect(GlyphMetadata.plain(String(repeating: "a", count: 100_000)).count == 2000)
        #expect(GlyphMetadata.plain("e" + String(repeating: "\u{301}", count: 1_000_000)).unicodeScalars.count <= 8001)
    }

    @Test(arguments: ["", "a\nb", "a\u{0}", "\u{202E}", String(repeating: "x", count: 181)])
    func identifiersThatNobodyCouldReadAreRefused(identifier: String) {
        #expect(throws: RichTextError.self) {
            try AdaptiveImageGlyph(SampleGlyph.picture(edge: 10), description: "", identifier: identifier)
        }
    }

    @Test func fileNamesHoldNothingSpecial() throws {
        func name(_ identifier: String) throws -> String {
            try AdaptiveImageGlyph(
                SampleGlyph.picture(edge: 10), description: "", identifier: identifier, encoding: .png
            )
            .fileName
        }
        #expect(try name("6D1B-4F") == "AdaptiveImageGlyph-6D1B-4F.png")
        #expect(try name("../a b") == "AdaptiveImageGlyph-..%2Fa%20b.png")
        #expect(try name(String(repeating: "/", count: 180)).utf8.count < 255)
        #expect(try name(String(repeating: "/", count: 180)) != name(String(repeating: "/", count: 179)))
    }

    @Test func glyphIsCodable() throws {
        let glyph = try SampleGlyph.glyph(description: "orange \"pie\"")
        let json = try JSONEncoder().encode([glyph])
        let again = try JSONDecoder().decode([AdaptiveImageGlyph].self, from: json)
        #expect(again.map(\.imageContent) == [glyph.imageContent])
        #expect(again.map(\.contentDescription) == ["orange \"pie\""])
        #expect(throws: (any Error).self) {
            try JSONDecoder().decode(AdaptiveImageGlyph.self, from: Data(#"{"imageContent": "AAAA"}"#.utf8))
        }
    }
}
