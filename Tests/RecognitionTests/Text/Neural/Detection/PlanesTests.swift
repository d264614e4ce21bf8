import DocumentModel
import Testing

@testable import Imaging
@testable import Recognition

@Suite struct PlanesTests {
    @Test func bluePlaneComesFirst() throws {
        // A red and a green pixel.
        let picture = Picture([255, 0, 0, 0, 255, 0], width: 2, height: 1, .rgb)
        let planes = try picture.planes(drawnAt: picture.size)
        #expect(planes == [-1, -1, -1, 1, 1, -1])
    }

    @Test func betweenPixelsItIsInterpolated() throws {
        let picture = Picture([0, 255, 0, 255], width: 2, height: 2)
        let planes = try picture.planes(drawnAt: PixelSize(width: 4, height: 2))
        #expect(planes.count == 3 * 8)
        for row in 0..<6 {
            let values = planes[row * 4..<row * 4 + 4].map { ($0 * 100).rounded() }
            #expect(values[0] == -100 && abs(values[1]) <= 1 && values[2] == 100 && values[3] == 100)
        }
    }

    /// Every second row is black: drawn at half the size they may not vanish, nor may those between.
    @Test func muchReducedItIsAveraged() throws {
        let bytes = (0..<64).flatMap { [UInt8](repeating: $0 % 2 == 0 ? 0 : 255, count: 64) }
        let planes = try Picture(bytes, width: 64, height: 64).planes(drawnAt: PixelSize(width: 32, height: 32))
        #expect(planes.count == 3 * 32 * 32 && planes.allSatisfy { abs($0) < 0.1 })
    }
}
