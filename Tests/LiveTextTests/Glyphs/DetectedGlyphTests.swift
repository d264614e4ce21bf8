import Foundation
import Testing

@testable import LiveText

@Suite struct DetectedGlyphTests {
    @Test func picturesOfTheTextAreFound() {
        let glyphs = GlyphPage.analysis().glyphs
        #expect(glyphs.map(\.range) == [3..<5, 5..<7, 8..<9])
        #expect(glyphs.map(\.unicode) == ["🎉", "🎉", nil])
        #expect(glyphs.map(\.contentDescription) == ["party popper", "party popper", "blue icon"])
        #expect(glyphs.map(\.plainText) == ["🎉", "🎉", "[blue icon]"])
        #expect(glyphs.map(\.quad.boundingBox.minX) == [80, 100, 140])
        // An emoji is one glyph however often it occurs.
        #expect(glyphs[0].contentIdentifier == glyphs[1].contentIdentifier)
        #expect(glyphs[0].contentIdentifier != glyphs[2].contentIdentifier)
    }

    @Test func unnamedEmojiHasUnicodesName() {
        let glyphs = GlyphStage.glyphs(in: GlyphPage.document(), picture: GlyphPage.picture(), names: [:])
        #expect(glyphs.first?.contentDescription == "party popper")
    }

    @Test func textWithoutPicturesHasNone() throws {
        // A digit, a sign and a heart that is text are emoji only with a variation selector.
        let line = try #require(
            TextLine(joining: [
                TextWord(
                    text: "7 © ❤ 中", quad: Quad(Rectangle(x: 0, y: 0, width: 80, height: 20)), confidence: 1)
            ]))
        let document = RecognizedDocument(
            size: PixelSize(width: 200, height: 60), blocks: [try #require(TextBlock(lines: [line]))], codes: [])
        #expect(!GlyphStage.hasPictures(document))
        #expect(GlyphStage.glyphs(in: document, picture: GlyphPage.picture(), names: [:]).isEmpty)
    }

    @Test func placesOutsideOfThePictureHaveNone() {
        let document = GlyphPage.document()
        let small = Picture(size: PixelSize(width: 30, height: 30), channels: .rgb) { _ in }
        #expect(GlyphStage.glyphs(in: document, picture: small, names: [:]).isEmpty)
        for quad in [
            Quad(Rectangle(x: 900, y: 0, width: 20, height: 20)), Quad(Rectangle(x: .nan, y: 0, width: 20, height: 20)),
            Quad(Rectangle(x: -1e300, y: -1e300, width: .infinity, height: .infinity)),
            Quad(Rectangle(x: 10, y: 10, width: 0, height: 0)),
        ] {
            #expect(GlyphCut(at: quad, in: GlyphPage.picture()) == nil)
        }
    }

    @Test func cutHasNoGround() throws {
        let glyph = try #require(try GlyphPage.analysis().glyphs[2].adaptiveImageGlyph())
        #expect(glyph.contentIdentifier == GlyphPage.analysis().glyphs[2].contentIdentifier)
        let strike = try #require(glyph.strikes.max { $0.edge < $1.edge })
        let pixels = try glyph.pixels(of: strike)
        #expect(pixels[3] < 20)
        let middle = (strike.edge / 2 * strike.edge + strike.edge / 2) * 4
        #expect(pixels[middle + 3] > 230)
        #expect(pixels[middle + 2] > 180 && pixels[middle] < 80)
    }

    @Test func tiltedPlaceStandsUpright() throws {
        let place = Rectangle(x: 140, y: 20, width: 20, height: 20)
        let turned = Quad(
            topLeft: Point(x: place.maxX, y: place.minY), topRight: Point(x: place.maxX, y: place.maxY),
            bottomRight: Point(x: place.minX, y: place.maxY), bottomLeft: Point(x: place.minX, y: place.minY))
        let cut = try #require(GlyphCut(at: turned, in: GlyphPage.picture()))
        #expect(cut.picture.size == PixelSize(width: 20, height: 20))
        #expect(cut.picture.coverage.bytes[0] == 0)
        #expect(cut.description == "blue icon")
    }

    @Test(
        arguments: [
            ([220, 20, 20], "red icon"), ([240, 200, 40], "yellow icon"), ([30, 160, 60], "green icon"),
            ([30, 30, 30], "black icon"), ([128, 128, 130], "gray icon"), ([240, 130, 30], "orange icon"),
            ([120, 40, 200], "purple icon"), ([240, 90, 170], "pink icon"),
        ] as [([UInt8], String)])
    func colourIsSaid(colour: [UInt8], description: String) throws {
        let picture = Picture(size: PixelSize(width: 20, height: 20), channels: .rgb) { target in
            for index in 0..<400 {
                let isInside = (5..<15).contains(index % 20) && (5..<15).contains(index / 20)
                for channel in 0..<3 { target[index * 3 + channel] = isInside ? colour[channel] : 255 }
            }
        }
        let cut = try #require(GlyphCut(at: Quad(Rectangle(x: 0, y: 0, width: 20, height: 20)), in: picture))
        #expect(cut.description == description)
    }
}
