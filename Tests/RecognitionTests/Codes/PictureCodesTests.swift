import DocumentModel
import Testing

@testable import Imaging
@testable import Recognition

@Suite struct PictureCodesTests {
    /// A grid of single pixels, the finest there is, turns into its mean instead of into coarse bars.
    @Test func shrinkingDoesNotAlias() {
        let picture = Picture((0..<400).map { UInt8($0 % 2 == 0 ? 0 : 240) }, width: 20, height: 20)
        let inner = picture.resized(to: PixelSize(width: 7, height: 7)).bytes[7 * 2 + 2...7 * 2 + 4]
        #expect(inner.allSatisfy { (80...160).contains($0) })
    }

    @Test func reducingTakesTheMeanOfWholeSquares() {
        // The last column and row fill no square.
        let picture = Picture([0, 100, 10, 20, 9, 100, 200, 30, 40, 9, 9, 9, 9, 9, 9], width: 5, height: 3)
        #expect(picture.reduced(by: 2) == Picture([100, 25], width: 2, height: 1))
        #expect(picture.reduced(by: 1) == picture)
    }

    @Test func aroundThePictureIsPaper() {
        let picture = Picture([0, 0, 0, 0], width: 2, height: 2)
        let cut = picture.cut(
            Quad(Rectangle(x: -1, y: -1, width: 4, height: 4)), to: PixelSize(width: 4, height: 4))
        #expect(cut.bytes == [255, 255, 255, 255, 255, 0, 0, 255, 255, 0, 0, 255, 255, 255, 255, 255])
    }

    @Test func brightnessLiesBetweenNeighbours() {
        let picture = Picture([0, 100, 100, 200], width: 2, height: 2)
        #expect(picture.brightness(at: Point(x: 0.5, y: 0.5)) == 100)
        #expect(picture.brightness(at: Point(x: 0.5, y: 0)) == 50)
        #expect(picture.brightness(at: Point(x: -7, y: 900)) == 100)
    }
}
