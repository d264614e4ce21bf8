import DocumentModel
import Testing

@testable import Imaging
@testable import Recognition

@Suite struct CodeViewTests {
    private let plane = Picture((0..<800).map { UInt8($0 % 40 * 4 + $0 / 40) }, width: 40, height: 20)

    @Test func aPartIsShownAsItIs() {
        let view = CodeView(of: Quad(Rectangle(x: 10, y: 5, width: 8, height: 4)), scale: 1)
        let shown = view.plane(of: plane)
        #expect(shown.size == PixelSize(width: 8, height: 4))
        #expect(shown.bytes.prefix(8) == plane.bytes[5 * 40 + 10..<5 * 40 + 18])
        #expect(view.original(Point(x: 0, y: 0)) == Point(x: 10, y: 5))
        #expect(view.original(Point(x: 8, y: 4)) == Point(x: 18, y: 9))
    }

    /// A quarter turn: what ran down runs to the right.
    @Test func aTurnedPartIsShownUpright() {
        let quad = Quad(
            topLeft: Point(x: 18, y: 5), topRight: Point(x: 18, y: 13), bottomRight: Point(x: 10, y: 13),
            bottomLeft: Point(x: 10, y: 5))
        let view = CodeView(of: quad, scale: 1)
        #expect(view.isTilted)
        let shown = view.plane(of: plane)
        #expect(shown.size == PixelSize(width: 8, height: 8))
        #expect(shown.bytes.prefix(8).elementsEqual((5..<13).map { plane.bytes[$0 * 40 + 17] }))
    }

    @Test func aroundThePictureIsWhite() {
        let view = CodeView(of: plane, scale: 1)
        let shown = view.plane(of: plane)
        #expect(shown.width > 40 && shown.bytes[0] == 255)
        #expect(view.original(Point(x: 2, y: 2)) == Point(x: 0, y: 0))
    }

    @Test(arguments: [0.5, 2]) func placesAreMappedBackFromOtherSizes(scale: Double) {
        let view = CodeView(of: Quad(Rectangle(x: 4, y: 4, width: 20, height: 10)), scale: scale)
        #expect(view.plane(of: plane).size == PixelSize(width: Int(20 * scale), height: Int(10 * scale)))
        #expect(view.original(Point(x: 20 * scale, y: 10 * scale)) == Point(x: 24, y: 14))
    }

    /// Only what a smaller view needs is reduced, wherever it lies.
    @Test(arguments: [0.0, 40]) func partsAreShownSmallerLikeTheWhole(degrees: Double) throws {
        var page = CodePicture(width: 600, height: 500)
        let part = page.draw(try CodeFixture("dataMatrix"), at: Point(x: 401, y: 303), module: 9, degrees: degrees)
        let picture = page.bitmap
        for scale in [0.5, 0.3] {
            let view = CodeView(of: part, scale: scale)
            let factor = Int(1 / scale)
            let smaller = part.map { Point(x: $0.x / Double(factor), y: $0.y / Double(factor)) }
            let size = PixelSize(width: Int(smaller.width.rounded()), height: Int(smaller.height.rounded()))
            let whole = picture.reduced(by: factor).cut(smaller, to: size).resized(to: view.size)
            #expect(zip(view.plane(of: picture).bytes, whole.bytes).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
        }
    }

    @Test func viewsOfTheSamePixelsAreDrawnOnce() {
        let quad = Quad(Rectangle(x: 4, y: 4, width: 20, height: 10))
        let (plain, equalized) = (CodeView(of: quad, scale: 1), CodeView(of: quad, scale: 1, .equalized))
        #expect(plain.isDrawn(like: equalized))
        #expect(equalized.shown(plain.drawn(from: plane)) == equalized.plane(of: plane))
        #expect(!plain.isDrawn(like: CodeView(of: quad, scale: 2)))
    }

    @Test func faintContrastIsRaised() {
        let faint = Picture((0..<4096).map { $0 / 8 % 2 == 0 ? 120 : 130 }, width: 64, height: 64)
        #expect(faint.isFaint && !plane.isFaint)
        let view = CodeView(of: Quad(Rectangle(x: 0, y: 0, width: 64, height: 64)), scale: 1, .equalized)
        let bytes = view.plane(of: faint).bytes
        #expect(Int(bytes.max() ?? 0) - Int(bytes.min() ?? 0) > 200)
    }

    @Test func barsAreShownWideAndInFewRows() {
        let quad = Quad(Rectangle(x: 4, y: 2, width: 30, height: 16))
        let view = CodeView(ofBars: quad, scale: 3, .leveled)
        #expect(view.isOfBars && view.size == PixelSize(width: 90, height: 32))
        #expect(view.plane(of: plane).size == view.size)
        #expect(view.original(Point(x: 90, y: 32)) == Point(x: 34, y: 18))
        #expect(view.isDrawn(like: CodeView(ofBars: quad, scale: 3, .leveledAndSharpened)))
        #expect(!view.isDrawn(like: CodeView(of: quad, scale: 3)))
        #expect(CodeView(ofBars: quad, scale: 1, .leveled).size == PixelSize(width: 30, height: 16))
    }

    /// Grain as strong as the bars: a row of the picture shows little of them, a mean of some rows shows all.
    @Test(arguments: [0.0, 30]) func barsInGrainAreReadInFewRows(degrees: Double) throws {
        var page = CodePicture(width: 400, height: 300)
        let bars = page.draw(
            try CodeFixture("ean13"), at: Point(x: 200, y: 150), module: 2, height: 40, degrees: degrees)
        var state: UInt32 = 1
        page.map { brightness in
            state = state &* 1_664_525 &+ 1_013_904_223
            let grain = Int(state >> 24) * 41 / 256 - 20
            return UInt8(160 + Int(brightness) * 40 / 255 + grain)
        }
        let zxing = try #require(ZXingReader([.ean13, .upca]))
        let around = bars.grown(by: 15)
        let plain = CodeView(of: around, scale: 1).plane(of: page.bitmap)
        #expect(zxing.symbols(in: plain, triesInverted: false).isEmpty)
        let plane = CodeView(ofBars: around, scale: 3, .leveled).plane(of: page.bitmap)
        let symbol = try #require(zxing.upright(in: plane).first)
        #expect(symbol.bytes == Array("4006381333931".utf8))
        #expect(zxing.upright(in: plain).isEmpty)
    }

    @Test func invertedPartsAreLightOnDark() {
        let quad = Quad(Rectangle(x: 0, y: 0, width: 8, height: 8))
        let (plain, inverted) = (CodeView(of: quad, scale: 1), CodeView(of: quad, scale: 1, isInverted: true))
        #expect(inverted.plane(of: plane).bytes == plain.plane(of: plane).bytes.map { ~$0 })
    }

    /// A decoder's several places for one code are one part.
    @Test func unreadCodesThatOverlapAreShownOnce() {
        let quads = [10.0, 30, 200].map { Quad(Rectangle(x: $0, y: 10, width: 50, height: 50)) }
        let views = CodeView.views(ofUnread: quads)
        #expect(views.count == 2)
        #expect(views.allSatisfy { views in views.contains { $0.treatment == .sharpened && $0.scale > 1 } })
        let boxes = views.compactMap { $0.first?.quad.boundingBox }
        #expect(quads.allSatisfy { quad in boxes.contains { $0.union(quad.boundingBox) == $0 } })
        #expect(CodeView.views(ofUnread: []).isEmpty)
    }
}
