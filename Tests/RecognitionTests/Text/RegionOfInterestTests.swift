import DocumentModel
import Testing

@testable import Imaging
@testable import Recognition

@Suite struct RegionOfInterestTests {
    /// A picture whose bytes tell their column, row and colour.
    private func picture(_ size: PixelSize, _ channels: Picture.Channels) -> Picture {
        let length = size.width * channels.rawValue
        let bytes = (0..<length * size.height).map { UInt8(truncatingIfNeeded: $0 % length + $0 / length * 16) }
        return Picture(bytes, width: size.width, height: size.height, channels)
    }

    private func line(_ text: String, x: Double, y: Double) -> TextLine {
        let quad = Quad(Rectangle(x: x, y: y, width: 20, height: 4))
        return TextLine(
            text: text, quad: quad, confidence: 1,
            words: [TextWord(text: text, quad: quad, confidence: 1, alternatives: [])])
    }

    /// Asks for a part; the engine finds one line at the same place in whatever it gets.
    private func read(
        _ region: Rectangle?, of picture: Picture, finding line: TextLine
    ) async throws -> (seen: [Picture], lines: [TextLine]) {
        var settings = TextRecognition()
        settings.regionOfInterest = region
        var seen: [Picture] = []
        let blocks = try await settings.blocks(in: picture) { part in
            seen.append(part)
            return [try #require(TextBlock(lines: [line]))]
        }
        return (seen, blocks.flatMap(\.lines))
    }

    @Test func onlyThePartAndItsSurroundingsAreRead() async throws {
        let picture = picture(PixelSize(width: 1000, height: 800), .gray)
        let region = Rectangle(x: 0.5, y: 0.5, width: 0.04, height: 0.01)
        let (seen, lines) = try await read(region, of: picture, finding: line("a", x: 30, y: 22))
        // 40 pixels wide, and 20 more on each side.
        #expect(seen.map(\.size) == [PixelSize(width: 80, height: 48)])
        #expect(lines.map(\.quad.center) == [Point(x: 480 + 40, y: 380 + 24)])
        #expect(lines.flatMap(\.words).map(\.quad) == lines.map(\.quad))
    }

    @Test func linesWhoseMiddleLiesOutsideAreLeftOut() async throws {
        let picture = picture(PixelSize(width: 1000, height: 800), .gray)
        let region = Rectangle(x: 0.5, y: 0.5, width: 0.04, height: 0.01)
        #expect(try await read(region, of: picture, finding: line("a", x: 0, y: 22)).lines.isEmpty)
        #expect(try await read(region, of: picture, finding: line("a", x: 30, y: 4)).lines.isEmpty)
    }

    /// A line that comes near the edge of what is seen may go on beyond: where it matters, more is looked at.
    @Test func linesAreSeenWhole() async throws {
        let picture = picture(PixelSize(width: 1000, height: 800), .gray)
        let region = Rectangle(x: 0.5, y: 0.5, width: 0.04, height: 0.01)
        var settings = TextRecognition()
        settings.regionOfInterest = region
        var seen: [PixelSize] = []
        // A line from 300 to 600 of the picture, across the region, as far as it is seen.
        let corners = [Point(x: 480, y: 380), Point(x: 420, y: 320), Point(x: 180, y: 80)]
        let blocks: [TextBlock] = try await settings.blocks(in: picture) { part in
            let corner = corners[seen.count]
            seen.append(part.size)
            let start = max(300 - corner.x, 0)
            let end = min(600 - corner.x, Double(part.width))
            let quad = Quad(Rectangle(x: start, y: 402 - corner.y, width: end - start, height: 4))
            let line = TextLine(text: "a", quad: quad, confidence: 1, words: [])
            return [TextBlock(quad: quad, lines: [line])]
        }
        #expect(seen.map(\.width) == [80, 200, 680])
        // Its middle is at 450, left of the region.
        #expect(blocks.isEmpty)
    }

    @Test(arguments: [Picture.Channels.gray, .rgb])
    func pixelsAreThoseOfThePart(channels: Picture.Channels) async throws {
        let picture = picture(PixelSize(width: 16, height: 8), channels)
        let region = Rectangle(x: 0.5, y: 0.5, width: 0.25, height: 0.125)
        let part = try #require(try await read(region, of: picture, finding: line("a", x: 0, y: 0)).seen.first)
        #expect(part.size == PixelSize(width: 8, height: 5) && part.channels == channels)
        let bytes = channels.rawValue
        var expected: [UInt8] = []
        for row in 2..<7 {
            let start = row * picture.bytesPerRow
            expected += picture.bytes[(start + 6 * bytes)..<(start + 14 * bytes)]
        }
        #expect(part.bytes == expected)
    }

    @Test func allOfAPictureIsNotCopied() async throws {
        let picture = picture(PixelSize(width: 10, height: 8), .gray)
        for region in [nil, Rectangle(x: 0, y: 0, width: 1, height: 1), Rectangle(x: -1, y: -1, width: 3, height: 3)] {
            let (seen, lines) = try await read(region, of: picture, finding: line("a", x: -8, y: 2))
            #expect(seen.map(\.bytes) == [picture.bytes] && lines.count == 1)
        }
    }

    @Test func whereNothingOfThePictureIsNothingIsRead() async throws {
        let picture = picture(PixelSize(width: 10, height: 8), .gray)
        for region in [
            Rectangle(x: 1, y: 0, width: 1, height: 1), Rectangle(x: 0.5, y: 0.5, width: 0, height: 0.1),
            Rectangle(x: -2, y: 0, width: 1, height: 1), Rectangle(x: 0.5, y: 0.5, width: -0.1, height: 0.1),
            Rectangle(x: .nan, y: 0, width: 1, height: 1), Rectangle(x: 0, y: 0, width: 1, height: .nan),
        ] {
            let (seen, lines) = try await read(region, of: picture, finding: line("a", x: 0, y: 0))
            #expect(seen.isEmpty && lines.isEmpty)
        }
        let endless = Rectangle(minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)
        #expect(
            try await read(endless, of: picture, finding: line("a", x: -8, y: 2)).seen.map(\.size) == [picture.size])
    }
}
