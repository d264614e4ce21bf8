import DocumentModel
import Testing

@testable import Imaging
@testable import Recognition

/// Pictures so large that they are shown at half their size first.
@Suite struct LargePictureTests {
    private static let size = PixelSize(width: 2401, height: 2001)

    /// White, with a small code near each of two corners.
    private func page() throws -> (picture: Picture, quads: [Quad]) {
        var picture = CodePicture(width: Self.size.width, height: Self.size.height)
        let quads = [
            picture.draw(try CodeFixture("dataMatrix"), at: Point(x: 90, y: 80), module: 2),
            picture.draw(try CodeFixture("aztec"), at: Point(x: 2300, y: 1900), module: 2),
        ]
        return (picture.bitmap, quads)
    }

    @Test func fineDetailHasBoxesWithAQuietZone() throws {
        let (picture, quads) = try page()
        let boxes = FineParts.boxes(in: picture)
        #expect(boxes.count == 2)
        for quad in quads {
            let around = quad.boundingBox.insetBy(x: -8, y: -8)
            #expect(boxes.contains { $0.union(around) == $0 && $0.width < 200 })
        }
    }

    @Test func softDetailIsSeenAtHalfTheSize() {
        // Bars of 12 pixels, blurred.
        let bars = Picture((0..<300 * 300).map { $0 / 12 % 2 == 0 ? 40 : 215 }, width: 300, height: 300)
        #expect(!FineParts.boxes(in: bars).isEmpty)
        #expect(FineParts.boxes(in: bars.smoothed(reach: 3)).isEmpty)
        for (width, height) in [(0, 0), (1, 90), (31, 31), (32, 32), (33, 32)] {
            #expect(FineParts.boxes(in: Picture([], width: width, height: height)).isEmpty)
        }
    }

    @Test func wholeIsShownSmallerAndFinePartsAsTheyAre() throws {
        let picture = try page().picture
        let views = CodeView.first(of: picture, isThorough: false)
        #expect(views.map(\.scale) == [0.5, 1, 1])
        #expect(views[0].plane(of: picture) == picture.reduced(by: 2))
        #expect(views[1].plane(of: picture) == picture.cropped(to: views[1].quad.boundingBox))
        let thorough = CodeView.first(of: picture, isThorough: true)
        #expect(thorough.map(\.scale) == [1])
        #expect(thorough[0].plane(of: picture) == picture)
    }

    @Test func smallPicturesAndTexturesAreOneView() {
        let small = Picture((0..<40_000).map { $0 % 3 == 0 ? 0 : 255 }, width: 200, height: 200)
        #expect(CodeView.first(of: small, isThorough: false).map(\.scale) == [1])
        let texture = Picture(
            (0..<Self.size.area).map { $0 % 2 == 0 ? 0 : 255 }, width: Self.size.width, height: Self.size.height)
        #expect(CodeView.first(of: texture, isThorough: false).map(\.scale) == [0.5])
    }

    @Test(.enabled(if: ZXingLibrary.isAvailable, "zxing-cpp is not installed: run Scripts/build_zxing.sh"))
    func codesOfAnySizeAreRead() throws {
        var picture = CodePicture(width: Self.size.width, height: Self.size.height)
        let small = picture.draw(try CodeFixture("dataMatrix"), at: Point(x: 90, y: 80), module: 2)
        let large = picture.draw(try CodeFixture("aztec"), at: Point(x: 1500, y: 1100), module: 30)
        let zxing = try #require(ZXingReader([.dataMatrix, .aztec]))
        let half = zxing.symbols(in: picture.bitmap.reduced(by: 2), triesInverted: false)
        #expect(half.map(\.symbology) == [.aztec], "read at half the size: a smaller code is needed")
        var reader = try CodeReader()
        let codes = try reader.codes(in: picture.bitmap)
        #expect(Set(codes.map(\.payload)) == ["Live Text Data Matrix", "Live Text Aztec"])
        for (symbology, truth, reach) in [(Symbology.dataMatrix, small, 4.0), (.aztec, large, 30)] {
            let quad = codes.first { $0.symbology == symbology }?.quad
            #expect(quad.map { $0.largestDistance(to: truth) < reach } == true)
        }
    }
}
