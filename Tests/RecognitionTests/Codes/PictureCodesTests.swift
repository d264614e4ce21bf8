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

    /// Stripes under light that grows by three fifths along the rows.
    @Test func rowsAreLeveled() {
        let bytes = (0..<2400).map { index -> UInt8 in
            let light = 150 + index % 240 * 3 / 8
            return UInt8(index / 5 % 2 == 0 ? light : light / 2)
        }
        let picture = Picture(bytes, width: 240, height: 10)
        let leveled = picture.leveled()
        #expect(leveled.size == picture.size)
        for index in leveled.bytes.indices {
            #expect(index / 5 % 2 == 0 ? leveled.bytes[index] > 180 : leveled.bytes[index] < 75)
        }
    }

    @Test func grainOfPaperIsNotTakenForBars() {
        let picture = Picture(
            (0..<2400).map { index in
                let column = index % 240
                return column < 120 ? (column / 5 % 2 == 0 ? 220 : 20) : UInt8(218 + index % 3)
            }, width: 240, height: 10)
        #expect((0..<10).allSatisfy { row in (150..<240).allSatisfy { picture.leveled().bytes[row * 240 + $0] > 200 } })
    }

    @Test(arguments: [1, 9]) func picturesOfFewColumnsAreLeveled(width: Int) {
        let picture = Picture([UInt8](repeating: 90, count: width * 2), width: width, height: 2)
        #expect(picture.leveled().bytes == [UInt8](repeating: 255, count: width * 2))
    }

    @Test func sharpeningAlongRowsLeavesColumnsAlone() {
        let rows = Picture((0..<200).map { UInt8($0 / 20 * 20) }, width: 20, height: 10)
        #expect(rows.sharpened(reach: 2, isAlongRows: true) == rows)
        #expect(rows.sharpened(reach: 2) != rows)
    }

    @Test func smoothingIsTheMeanOfTheSurroundings() {
        var bytes = [UInt8](repeating: 0, count: 81)
        bytes[40] = 243
        let smooth = Picture(bytes, width: 9, height: 9).smoothed(reach: 1)
        // Three means of three: 7 of 27 in the middle, along rows and along columns.
        #expect(abs(Int(smooth.bytes[40]) - 243 * 49 / 729) <= 2)
        #expect(smooth.bytes[40 - 4] == 0 && smooth.bytes[40 - 3] < smooth.bytes[40 - 2])
        let even = Picture([UInt8](repeating: 77, count: 35), width: 7, height: 5)
        #expect(even.smoothed(reach: 3) == even)
        #expect(even.sharpened(reach: 3) == even)
    }

    @Test func sharpeningWidensDifferences() {
        let step = Picture((0..<100).map { $0 % 10 < 5 ? 100 : 140 }, width: 10, height: 10)
        let sharp = step.sharpened(reach: 1)
        #expect(sharp.bytes[54] < 100 && sharp.bytes[55] > 140)
        #expect(sharp.bytes[50] == 100 && sharp.bytes[59] == 140)
    }
}
