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
        line(try #require(try CodeFixture(fixture).rows.first), module: module, blur: blur)
    }

    private func line(_ modules: [Bool], module: Double, blur: Double) -> [Float] {
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

    /// Both have a check digit that agrees, and differ by two others.
    @Test func digitsThatOthersExplainAsWellAreDoubtful() {
        let (one, other) = (
            line(Self.modules([4, 0, 0, 6, 3, 8, 1, 3, 3, 3, 9, 3, 1]), module: 2, blur: 0.8),
            line(Self.modules([4, 0, 0, 6, 3, 8, 1, 3, 4, 3, 8, 3, 1]), module: 2, blur: 0.8)
        )
        func mixed(_ share: Float) -> BarLine {
            BarLine(brightness: zip(one, other).map { $0 + share * ($1 - $0) })
        }
        #expect(Self.barcode(on: mixed(0.1))?.reading.digits == [4, 0, 0, 6, 3, 8, 1, 3, 3, 3, 9, 3, 1])
        #expect(Self.barcode(on: mixed(0.9))?.reading.digits == [4, 0, 0, 6, 3, 8, 1, 3, 4, 3, 8, 3, 1])
        #expect(Self.barcode(on: mixed(0.48)) == nil)
        #expect(Self.barcode(on: mixed(0.52)) == nil)
    }

    /// EAN-13 as it is drawn.
    private static func modules(_ digits: [Int]) -> [Bool] {
        let parity = RetailCode.parities[digits[0]]
        var modules = RetailCode.start
        for place in 0..<6 {
            let isEven = parity >> (5 - place) & 1 == 1
            modules += RetailCode.left[digits[place + 1] + (isEven ? 10 : 0)]
        }
        modules += RetailCode.middle
        for digit in digits.dropFirst(7) { modules += RetailCode.right[digit] }
        return modules + RetailCode.start
    }

    /// A lens that spreads each point over a disc four modules wide: narrow bars side by side look like a space.
    @Test func barsFarOutOfFocusAreRead() {
        let digits = [9, 7, 8, 1, 4, 0, 2, 8, 9, 4, 6, 2, 6]
        let (modules, module, radius) = (Self.modules(digits), 4.0, 2.0)
        func isDark(_ place: Double) -> Bool {
            place >= 0 && place < Double(modules.count) && modules[Int(place)]
        }
        // How much of a disc lies at each distance from its middle.
        let parts = (-99...99).map {
            (shift: radius * Double($0) / 99, size: (1 - pow(Double($0) / 99, 2)).squareRoot())
        }
        let whole = parts.reduce(0) { $0 + $1.size }
        let brightness = (0..<Int((Double(modules.count) + 22) * module)).map { pixel in
            let middle = (Double(pixel) + 0.5) / module - 11
            let dark = parts.reduce(0) { $0 + (isDark(middle + $1.shift) ? $1.size : 0) } / whole
            // With a few levels of grain.
            return UInt8(190 - 130 * dark) + UInt8((pixel * 7919) % 3)
        }
        let picture = Picture(
            Array((0..<24).map { _ in brightness }.joined()), width: brightness.count, height: 24)
        #expect(CodeReading.retail(in: picture)?.code.payload == "9781402894626")
    }

    @Test func nothingIsReadFromNothing() {
        let stripes = (0..<300).map { Float($0 % 8 < 4 ? 40 : 200) }
        for brightness in [[], [7], [Float](repeating: 90, count: 300), stripes] {
            #expect(Self.barcode(on: BarLine(brightness: brightness)) == nil)
            let sight = RetailReader.sight(of: BarLine(evenlyLit: brightness), .farOutOfFocus)
            #expect(!sight.isBarcode)
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

    /// The last of the six digits of UPC-E says which zeros of UPC-A are left out.
    @Test(arguments: [
        ("425261", "04210000526"), ("123453", "01230000045"), ("123454", "01234000005"), ("123456", "01234500006"),
    ])
    func checkDigitOfUPCEIsThatOfUPCA(digits: String, whole: String) throws {
        let (drawn, all) = (digits.compactMap(\.wholeNumberValue), whole.compactMap(\.wholeNumberValue))
        let sum = all.enumerated().reduce(0) { $0 + $1.element * ($1.offset.isMultiple(of: 2) ? 3 : 1) }
        let check = (10 - sum % 10) % 10
        let families = RetailCode.upce.families.filter { $0.before == [0] && $0.last.contains(drawn[5]) }
        #expect(families.map(\.behind) == (0...9).map { [$0] })
        for family in families {
            let sum = zip(drawn, family.weights).reduce(family.sum) { $0 + $1.0 * $1.1 }
            #expect(sum.isMultiple(of: 10) == (family.behind == [check]))
        }
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
