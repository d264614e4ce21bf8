import DocumentModel
import Testing

@testable import Imaging

@Suite struct PictureTests {
    private func sample() throws -> Picture {
        try #require(Picture(size: SamplePicture.size, channels: .rgb, bytes: SamplePicture.pixels()))
    }

    @Test(arguments: [(0, 5, 1), (2, 2, 3), (2, 2, 5), (Int.max, 2, 4), (2, Int.max, 4), (-1, -1, 1), (-2, 1, 0)])
    func bytesThatDoNotFillTheSizeAreRefused(width: Int, height: Int, count: Int) {
        let size = PixelSize(width: width, height: height)
        #expect(Picture(size: size, channels: .gray, bytes: [UInt8](repeating: 0, count: count)) == nil)
    }

    @Test func whatIsNotDrawnIsWhite() {
        let picture = Picture(size: PixelSize(width: 2, height: 1), channels: .rgb) { $0[4] = 7 }
        #expect(picture.bytes == [255, 255, 255, 255, 7, 255])
        #expect(Picture(size: PixelSize(width: -3, height: 5), channels: .gray) { _ in }.bytes.isEmpty)
    }

    @Test func quarterTurnsAddUp() throws {
        let picture = try sample()
        #expect(SamplePicture.corners(of: picture.rotated(quarterTurns: 1)) == [.blue, .red, .white, .green])
        #expect(SamplePicture.corners(of: picture.rotated(quarterTurns: -1)) == [.green, .white, .red, .blue])
        for (first, second) in [(1, 3), (2, 2), (-1, 5), (3, -3), (4, 0)] {
            #expect(picture.rotated(quarterTurns: first).rotated(quarterTurns: second) == picture)
        }
    }

    /// Larger than the squares that a turn works in.
    @Test func turnsEveryPixel() throws {
        let bytes = (0..<130 * 67).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 / 133) }
        let picture = try #require(Picture(size: PixelSize(width: 130, height: 67), channels: .gray, bytes: bytes))
        let turned = picture.rotated(quarterTurns: 1)
        #expect(turned.size == PixelSize(width: 67, height: 130))
        let expected: [UInt8] = (0..<130).flatMap { y in (0..<67).map { x in bytes[(66 - x) * 130 + y] } }
        #expect(turned.bytes == expected)
    }

    @Test func weighsBrightness() throws {
        let gray = try sample().gray()
        #expect(gray.channels == .gray)
        // 0.299, 0.587 and 0.114 of 255.
        let corners: [UInt8] = [0, 47, 31 * 48, 31 * 48 + 47].map { gray.bytes[$0] }
        #expect(corners == [76, 150, 29, 255])
    }
}
