import DocumentModel
import Foundation
import Testing

@testable import Imaging
@testable import Recognition

@Suite struct RetailReaderTests {
    static let codes: [(fixture: String, payload: String)] = [
        ("ean13", "4006381333931"), ("ean8", "96385074"), ("upca", "0036000291452"), ("upce", "01234565"),
    ]

    /// The brightness along a line across a code, each pixel the mean of what lies up to `blur` modules away.
    private func line(_ fixture: String, module: Double, blur: Double) throws -> [Float] {
        let modules = try #require(try CodeFixture(fixture).rows.first)
        let quiet = 9.0
        let count = Int((Double(modules.count) + 2 * quiet) * module)
        return (0..<count).map { pixel in
            let middle = (Double(pixel) + 0.5) / module - quiet
            var dark = 0.0
            for step in 0..<64 {
                let place = middle + ((Double(step) + 0.5) / 32 - 1) * max(blur, 0.5 / module)
                if place >= 0, place < Double(modules.count), modules[Int(place)] { dark += 1 }
            }
            // From 180 to 60, with a few levels of grain.
            return Float(180 - 120 * dark / 64) + Float((pixel * 7919) % 5) - 2
        }
    }

    private static func barcode(on line: BarLine) -> (reading: RetailReader.Reading, isReversed: Bool)? {
        guard case .barcode(let reading, let isReversed) = RetailReader.sight(of: line) else { return nil }
        return (reading, isReversed)
    }

    @Test(arguments: codes, [(1.4, 0.7), (2.3, 0.8), (3, 0.8)])
    func blurredBarsAreRead(code: (fixture: String, payload: String), look: (module: Double, blur: Double)) throws {
        let brightness = try line(code.fixture, module: look.module, blur: look.blur)
        let line = BarLine(brightness: brightness)
        let (reading, isReversed) = try #require(Self.barcode(on: line))
        #expect(reading.digits.map(String.init).joined() == code.payload)
        #expect(!isReversed)
        #expect(abs(Double(reading.left) - 9 * look.module) < look.module)
        #expect(abs(Double(brightness.count) - Double(reading.right) - 9 * look.module) < 2 * look.module)
        let backwards = try #require(Self.barcode(on: line.reversed))
        #expect(backwards.reading.digits == reading.digits && backwards.isReversed)
    }

    @Test(
        arguments: ["code128", "code39", "codabar", "itf", "code93", "gs1DataBar", "gs1DataBarExpanded"], [0.3, 0.8])
    func otherBarsAreNotRetail(fixture: String, blur: Double) throws {
        #expect(Self.barcode(on: BarLine(brightness: try line(fixture, module: 2, blur: blur))) == nil)
    }

    @Test func nothingIsReadFromNothing() {
        let stripes = (0..<300).map { Float($0 % 8 < 4 ? 40 : 200) }
        for brightness in [[], [7], [Float](repeating: 90, count: 300), stripes] {
            #expect(Self.barcode(on: BarLine(brightness: brightness)) == nil)
        }
    }

    /// Glare leaves two fifths of the height whole, at the foot.
    @Test func barcodesAreReadBelowGlare() throws {
        var drawn = CodePicture(width: 380, height: 260)
        let bars = drawn.draw(try CodeFixture("ean13"), at: Point(x: 190, y: 130), module: 2.7, height: 60)
        var bytes = Picture(drawn.bytes, width: 380, height: 260).smoothed(reach: 1).bytes
        let box = bars.boundingBox
        for row in Int(box.minY)..<Int(box.maxY - 0.4 * box.height) {
            for column in Int(box.minX + box.width / 4)..<Int(box.minX + box.width / 4) + 24 {
                bytes[row * 380 + column] = 255
            }
        }
        let picture = Picture(bytes, width: 380, height: 260).cropped(to: box.insetBy(x: -30, y: 0))
        let line = picture.bytes.dropFirst(picture.height / 2 * picture.width).prefix(picture.width).map(Float.init)
        guard case .marred = RetailReader.sight(of: BarLine(brightness: line)) else {
            Issue.record("what is left of the bars is not seen")
            return
        }
        #expect(CodeReading.retail(in: picture)?.code.payload == "4006381333931")
    }

    /// UPC-E 0 123456 5 stands for 0 12345 00006 5; its digits are of the parities that its check digit chooses.
    @Test func parityAndCheckDigitOfUPCEAgree() {
        #expect(RetailCode.shortDigits(of: [11, 2, 3, 14, 15, 6]) == [0, 1, 2, 3, 4, 5, 6, 5])
        #expect(RetailCode.shortDigits(of: [11, 2, 3, 14, 15, 7]) == nil)
        #expect(RetailCode.shortDigits(of: [1, 2, 3, 4, 5, 6]) == nil)
        // The parities of system 1, whose check digit differs.
        #expect(RetailCode.shortDigits(of: [1, 12, 3, 14, 15, 6])?.first != 0)
    }

    @Test(arguments: codes, [0.0, 8, 187])
    func blurredBarcodesOfPicturesAreRead(code: (fixture: String, payload: String), degrees: Double) throws {
        var picture = CodePicture(width: 380, height: 260)
        let truth = picture.draw(
            try CodeFixture(code.fixture), at: Point(x: 190, y: 130), module: 2.7, height: 50, degrees: degrees)
        // Over about a module.
        let blurred = Picture(picture.bytes, width: 380, height: 260).smoothed(reach: 1)
        var reader = try CodeReader()
        let read = try #require(try reader.codes(in: blurred).first)
        #expect(read.payload.map { String(repeating: "0", count: code.payload.count - $0.count) + $0 } == code.payload)
        #expect(read.quad.contains(truth.center))
        // The code's own top left.
        let nearest = truth.corners.min { read.quad.topLeft.distance(to: $0) < read.quad.topLeft.distance(to: $1) }
        #expect(nearest == truth.topLeft)
    }
}
