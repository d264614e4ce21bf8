import DocumentModel
import Foundation
import Imaging
import Testing

@testable import RichText

@Suite struct GlyphCanvasTests {
    /// A glyph that is one colour all over.
    private static func block(_ colour: [UInt8]) throws -> AdaptiveImageGlyph {
        let pixels = Array(repeating: colour, count: 1600).flatMap { $0 }
        return try AdaptiveImageGlyph(
            RawImage(size: PixelSize(width: 40, height: 40), format: .rgba8, bytes: pixels), description: "block",
            identifier: nil)
    }

    private static func pixel(_ canvas: GlyphCanvas, _ x: Int, _ y: Int) -> [UInt8] {
        let at = (y * canvas.size.width + x) * 4
        return Array(canvas.pixels[at..<at + 4])
    }

    @Test func pictureStandsOnTheBaseline() throws {
        let glyph = try AdaptiveImageGlyph(
            imageContent: Data(
                ImageEncoder.png(
                    TransparentPicture(
                        Picture(size: PixelSize(width: 40, height: 40), channels: .rgb) { target in
                            for index in target.indices { target[index] = index % 3 == 0 ? 200 : 0 }
                        }))))
        var canvas = GlyphCanvas(size: PixelSize(width: 60, height: 40))
        let metrics = FontMetrics.unknown(size: 20)
        try canvas.draw(glyph, at: Point(x: 10, y: 30), in: metrics)
        // An em of 20 pixels: 16 above the baseline, 4 below.
        var drawn: [Rectangle] = []
        for y in 0..<40 {
            for x in 0..<60 where Self.pixel(canvas, x, y) != [255, 255, 255, 255] {
                #expect(Self.pixel(canvas, x, y) == [200, 0, 0, 255])
                drawn.append(Rectangle(x: Double(x), y: Double(y), width: 1, height: 1))
            }
        }
        let box = try #require(drawn.dropFirst().reduce(drawn.first) { $0?.union($1) })
        #expect(box == Rectangle(minX: 10, minY: 14, maxX: 30, maxY: 34))
        #expect(drawn.count == 400)
    }

    @Test func halfOfWhatIsBehindIsSeen() throws {
        let glyph = try AdaptiveImageGlyph(
            imageContent: Data(
                ImageEncoder.png(
                    try TransparentPicture(
                        RawImage(
                            size: PixelSize(width: 20, height: 20), format: .rgba8,
                            bytes: Array(repeating: [255, 0, 0, 128], count: 400).flatMap { $0 })))))
        for (behind, expected) in [
            ((0, 0, 255, 255), [128, 0, 127, 255]), ((9, 9, 9, 0), [255, 0, 0, 128]),
            ((0, 0, 255, 128), [170, 0, 85, 192]),
        ] as [((UInt8, UInt8, UInt8, UInt8), [Int])] {
            var canvas = GlyphCanvas(size: PixelSize(width: 20, height: 20), colour: behind)
            try canvas.draw(glyph, at: Point(x: 0, y: 16), in: .unknown(size: 20))
            for (value, wanted) in zip(Self.pixel(canvas, 10, 10), expected) { #expect(abs(Int(value) - wanted) <= 1) }
        }
    }

    @Test(arguments: [
        Point(x: -10, y: 5), Point(x: 55, y: 45), Point(x: 1000, y: 1000), Point(x: -1e300, y: 0), Point(x: .nan, y: 0),
        Point(x: 0, y: .infinity),
    ]) func whatLiesOutsideIsLeftOut(origin: Point) throws {
        let glyph = try SampleGlyph.glyph()
        var canvas = GlyphCanvas(size: PixelSize(width: 60, height: 40))
        try canvas.draw(glyph, at: origin, in: .unknown(size: 20))
        #expect(canvas.pixels.count == 60 * 40 * 4)
    }

    @Test func picturesAreDrawnOn() throws {
        let paper = Picture(size: PixelSize(width: 40, height: 40), channels: .gray) { _ in }
        let drawn = try paper.drawing(SampleGlyph.glyph(), at: Point(x: 0, y: 32), in: .unknown(size: 40))
        #expect(drawn.channels == .rgb && drawn.size == paper.size)
        // The orange of the disc, and the paper in its corner.
        let middle = (20 * 40 + 10) * 3
        #expect(abs(Int(drawn.bytes[middle]) - 230) < 8 && abs(Int(drawn.bytes[middle + 2]) - 30) < 12)
        #expect(Array(drawn.bytes[0..<3]) == [255, 255, 255])
    }

    @Test func bytesAndSizeHaveToAgree() {
        #expect(throws: RichTextError.self) { try GlyphCanvas(pixels: [0], size: PixelSize(width: 1, height: 1)) }
        #expect(throws: RichTextError.self) { try GlyphCanvas(pixels: [], size: PixelSize(width: 0, height: 9)) }
        #expect(throws: RichTextError.self) { try GlyphCanvas(pixels: [], size: PixelSize(width: .max, height: .max)) }
    }
}
