import DocumentModel
import Testing

@testable import Imaging
@testable import Recognition

@Suite struct CodeReadingTests {
    private let page = Picture([], width: 50, height: 50)

    private func symbol(_ symbology: Symbology, _ text: String, quality: Int, points: Int = 4) -> ZBarSymbol {
        ZBarSymbol(
            symbology: symbology, bytes: Array(text.utf8), quality: quality,
            points: (0..<points).map { Point(x: 10 + 20 * Double($0 % 2), y: 10 + Double($0)) },
            direction: Point(x: 1, y: 0))
    }

    private func reading(_ symbology: Symbology, _ text: String, quality: Int, x: Double) -> CodeReading {
        let quad = Quad(Rectangle(x: x, y: 0, width: 100, height: 50))
        let code = Code(symbology: symbology, payload: text, payloadBytes: Array(text.utf8), quad: quad)
        return CodeReading(code: code, quality: quality)
    }

    @Test(arguments: [(5, 1.0, 0), (6, 1.0, 1), (6, 0.5, 1), (11, 2.0, 0), (12, 2.0, 1)])
    func eanOfFewLinesIsNotBelieved(quality: Int, scale: Double, count: Int) {
        let symbol = symbol(.ean13, "4006381333931", quality: quality)
        #expect(CodeReading.readings(of: symbol, in: page, scale: scale).count == count)
    }

    @Test(arguments: [("123", 9, 0), ("1234", 9, 1), ("901985", 1, 0), ("901985", 2, 1)])
    func barcodesWithoutCheckDigitNeedLengthAndLines(text: String, quality: Int, count: Int) {
        let symbol = symbol(.itf, text, quality: quality)
        #expect(CodeReading.readings(of: symbol, in: page, scale: 1).count == count)
    }

    @Test func aQRCodeWithoutFourCornersIsNone() {
        let symbol = symbol(.qr, "text", quality: 1, points: 3)
        #expect(CodeReading.readings(of: symbol, in: page, scale: 1).isEmpty)
    }

    /// Nothing can be followed on a white page; the place is still one that can be tapped.
    @Test func withoutBarsThePointsMakeTheQuad() throws {
        let readings = CodeReading.readings(of: symbol(.code128, "text", quality: 4), in: page, scale: 1)
        let quad = try #require(readings.first).code.quad
        #expect(quad.contains(Point(x: 20, y: 11)))
        #expect(quad.height >= 8)
        #expect(quad.width >= 20)
    }

    @Test func theLongestOfOverlappingReadingsIsKept() {
        let kept = CodeReading.withoutDoubles([
            reading(.itf, "1234", quality: 90, x: 0), reading(.itf, "00123456", quality: 3, x: 10),
        ])
        #expect(kept.map(\.code.payload) == ["00123456"])
    }

    @Test func ofDifferentReadingsTheOneOfMoreLinesIsKept() {
        let kept = CodeReading.withoutDoubles([
            reading(.ean13, "9180201758847", quality: 24, x: 0), reading(.ean13, "9780201752847", quality: 46, x: 5),
            reading(.code39, "A1B2C3D4E5F6G7", quality: 3, x: 5),
        ])
        #expect(kept.map(\.code.payload) == ["9780201752847"])
    }

    @Test func readingsApartAreAllKept() {
        let kept = CodeReading.withoutDoubles([
            reading(.itf, "1234", quality: 9, x: 0), reading(.itf, "123456", quality: 9, x: 150),
        ])
        #expect(kept.count == 2)
    }
}
