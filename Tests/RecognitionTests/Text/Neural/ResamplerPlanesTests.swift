import DocumentModel
import Testing

@testable import Imaging
@testable import Recognition

@Suite struct ResamplerPlanesTests {
    private func planes(of picture: Picture, drawnAt size: PixelSize, rowLength: Int? = nil) -> [Float] {
        let rowLength = rowLength ?? size.width
        var planes = [Float](repeating: 0, count: 3 * rowLength * size.height)
        planes.withUnsafeMutableBufferPointer {
            Resampler(picture, size: size).draw(planes: $0, rowLength: rowLength)
        }
        return planes
    }

    @Test func bluePlaneComesFirst() {
        // A red and a green pixel.
        let picture = Picture([255, 0, 0, 0, 255, 0], width: 2, height: 1, .rgb)
        #expect(planes(of: picture, drawnAt: picture.size) == [-1, -1, -1, 1, 1, -1])
    }

    @Test func whatFillsUpARowIsLeftAlone() {
        let picture = Picture([255, 0], width: 1, height: 2)
        #expect(planes(of: picture, drawnAt: picture.size, rowLength: 2) == [1, 0, -1, 0, 1, 0, -1, 0, 1, 0, -1, 0])
    }

    /// Every second row is black: drawn at half the size they may not vanish, nor may those between.
    @Test func muchReducedItIsAveraged() {
        let bytes = (0..<64).flatMap { [UInt8](repeating: $0 % 2 == 0 ? 0 : 255, count: 64) }
        let planes = planes(of: Picture(bytes, width: 64, height: 64), drawnAt: PixelSize(width: 32, height: 32))
        #expect(planes.count == 3 * 32 * 32 && planes.allSatisfy { abs($0) < 0.01 })
    }
}
