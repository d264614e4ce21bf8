import DocumentModel
import Testing

@testable import Imaging
@testable import Recognition

@Suite struct CodeReaderTests {
    static let barcodes: [(fixture: String, symbology: Symbology, payload: String)] = [
        ("codabar", .codabar, "A31117013206375B"), ("code39", .code39, "LIVE TEXT-39"), ("code93", .code93, "LIVE-93"),
        ("code128", .code128, "Live Text 128"), ("ean8", .ean8, "96385074"), ("ean13", .ean13, "4006381333931"),
        ("gs1DataBar", .gs1DataBar, "0109501101530010"),
        ("gs1DataBarExpanded", .gs1DataBarExpanded, "019889876543210615991231"), ("itf", .itf, "0123456789"),
        ("upca", .upca, "036000291452"), ("upce", .upce, "01234565"),
    ]
    static let qrCodes: [(fixture: String, payload: String?)] = [
        ("qr-utf8", "Grüße, 世界 🌍"), ("qr-kana", "ライブテキスト"), ("qr-halfwidth-kana", "ﾗｲﾌﾞ ﾃｷｽﾄ 1"),
        ("qr-kanji", "東京都庁"), ("qr-gb2312", "实况文本"), ("qr-latin1", "Señor Noël, 10 £"), ("qr-zeros", "a\0b\0"),
        ("qr-binary", nil),
    ]

    @Test(arguments: barcodes, [0.0, 90, 180, 270])
    func barcodesHaveTheirContentAndCorners(
        barcode: (fixture: String, symbology: Symbology, payload: String), degrees: Double
    ) throws {
        var picture = CodePicture(width: 520, height: 520)
        let fixture = try CodeFixture(barcode.fixture)
        let truth = picture.draw(fixture, at: Point(x: 270, y: 255), module: 2, height: 40, degrees: degrees)
        for usesZXing in [true, false] {
            var reader = try CodeReader(usesZXing: usesZXing)
            let code = try #require(try reader.codes(in: picture.bitmap).first)
            #expect(code.symbology == barcode.symbology)
            #expect(code.payload == barcode.payload)
            #expect(code.payloadBytes == Array(barcode.payload.utf8))
            #expect(code.quad.largestDistance(to: truth) < 4)
        }
    }

    @Test(arguments: [-20.0, 10, 30, 40, 70, 110, 160, 200, 250])
    func tiltedBarcodesHaveTiltedQuads(degrees: Double) throws {
        var picture = CodePicture(width: 420, height: 420)
        let truth = picture.draw(
            try CodeFixture("ean13"), at: Point(x: 210, y: 200), module: 2, height: 60, degrees: degrees)
        for usesZXing in [true, false] {
            var reader = try CodeReader(usesZXing: usesZXing)
            let code = try #require(try reader.codes(in: picture.bitmap).first)
            #expect(code.payload == "4006381333931")
            #expect(code.quad.largestDistance(to: truth) < 4)
        }
    }

    /// So low that no row and no column crosses all bars.
    @Test(arguments: barcodes, [25.0, 245])
    func lowTiltedBarcodesAreTurnedUpright(
        barcode: (fixture: String, symbology: Symbology, payload: String), degrees: Double
    ) throws {
        var picture = CodePicture(width: 430, height: 430)
        let truth = picture.draw(
            try CodeFixture(barcode.fixture), at: Point(x: 220, y: 210), module: 2, height: 25, degrees: degrees)
        for usesZXing in [true, false] {
            var reader = try CodeReader(usesZXing: usesZXing)
            let code = try #require(try reader.codes(in: picture.bitmap).first)
            #expect(code.payload == barcode.payload)
            #expect(code.quad.largestDistance(to: truth) < 6)
        }
    }

    @Test(arguments: qrCodes)
    func qrCodesAreReadInTheirCharacterSet(qr: (fixture: String, payload: String?)) throws {
        var picture = CodePicture(width: 260, height: 260)
        picture.draw(try CodeFixture(qr.fixture), at: Point(x: 130, y: 130), module: 4)
        for usesZXing in [true, false] {
            var reader = try CodeReader(usesZXing: usesZXing)
            let code = try #require(try reader.codes(in: picture.bitmap).first)
            #expect(code.symbology == .qr)
            #expect(code.payload == qr.payload)
            if qr.payload == nil { #expect(code.payloadBytes == Array(0...255)) }
        }
    }

    @Test(arguments: [0.0, 30, 90, 180, 225, 270])
    func qrCornersGoClockwiseFromTheCodesOwnTopLeft(degrees: Double) throws {
        var picture = CodePicture(width: 260, height: 260)
        let truth = picture.draw(
            try CodeFixture("qr-utf8"), at: Point(x: 125, y: 135), module: 5, degrees: degrees)
        for usesZXing in [true, false] {
            var reader = try CodeReader(usesZXing: usesZXing)
            let code = try #require(try reader.codes(in: picture.bitmap).first)
            #expect(code.quad.largestDistance(to: truth) < 4)
        }
    }

    @Test(arguments: [0.0, 90, 180, 270])
    func cornersOfMirroredQRCodesGoClockwiseToo(degrees: Double) throws {
        var picture = CodePicture(width: 260, height: 260)
        let drawn = picture.draw(
            try CodeFixture("qr-utf8"), at: Point(x: 125, y: 135), module: 5, degrees: degrees, isMirrored: true)
        for usesZXing in [true, false] {
            var reader = try CodeReader(usesZXing: usesZXing)
            let code = try #require(try reader.codes(in: picture.bitmap).first)
            let truth = Quad(
                topLeft: drawn.topRight, topRight: drawn.topLeft, bottomRight: drawn.bottomLeft,
                bottomLeft: drawn.bottomRight)
            #expect(code.quad.largestDistance(to: truth) < 4)
        }
    }

    @Test func aBarcodeAtTheBordersStaysInThePicture() throws {
        var picture = CodePicture(width: 200, height: 60)
        // The bars run out of the picture above and below.
        picture.draw(try CodeFixture("ean13"), at: Point(x: 100, y: 30), module: 2, height: 100)
        for usesZXing in [true, false] {
            var reader = try CodeReader(usesZXing: usesZXing)
            let box = try #require(try reader.codes(in: picture.bitmap).first).quad.boundingBox
            #expect(box.minY >= -1 && box.maxY <= 61 && box.height > 55)
        }
    }

    @Test func manyBarcodesOfOneContentAreManyCodes() throws {
        var picture = CodePicture(width: 640, height: 400)
        let fixture = try CodeFixture("ean13")
        let truths = [Point(x: 150, y: 100), Point(x: 480, y: 100), Point(x: 150, y: 300)].map {
            picture.draw(fixture, at: $0, module: 2, height: 50)
        }
        for usesZXing in [true, false] {
            var reader = try CodeReader(usesZXing: usesZXing)
            let codes = try reader.codes(in: picture.bitmap)
            #expect(codes.count == 3)
            for truth in truths {
                #expect(codes.contains { $0.quad.largestDistance(to: truth) < 4 })
            }
        }
    }

    @Test func differentCodesOfOnePictureAreAllRead() throws {
        var picture = CodePicture(width: 700, height: 300)
        picture.draw(try CodeFixture("qr-utf8"), at: Point(x: 120, y: 150), module: 4)
        picture.draw(try CodeFixture("qr-kanji"), at: Point(x: 320, y: 150), module: 4)
        picture.draw(try CodeFixture("code128"), at: Point(x: 550, y: 150), module: 1.5, height: 50)
        for usesZXing in [true, false] {
            var reader = try CodeReader(usesZXing: usesZXing)
            let payloads = try reader.codes(in: picture.bitmap).map(\.payload)
            #expect(Set(payloads) == ["Grüße, 世界 🌍", "東京都庁", "Live Text 128"])
        }
    }

    @Test func lightOnDarkIsRead() throws {
        var picture = CodePicture(width: 200, height: 200)
        let truth = picture.draw(try CodeFixture("qr-utf8"), at: Point(x: 100, y: 100), module: 4)
        picture.map { ~$0 }
        for usesZXing in [true, false] {
            var reader = try CodeReader(usesZXing: usesZXing)
            let code = try #require(try reader.codes(in: picture.bitmap).first)
            #expect(code.payload == "Grüße, 世界 🌍")
            #expect(code.quad.largestDistance(to: truth) < 4)
        }
    }

    @Test func aTinyBarcodeIsReadWhenEnlarged() throws {
        var picture = CodePicture(width: 300, height: 200)
        let truth = picture.draw(try CodeFixture("ean13"), at: Point(x: 150.3, y: 100), module: 1, height: 40)
        var scanner = try ZBarScannerHandle()
        let plane = picture.bitmap
        #expect(try scanner.symbols(in: plane, of: [.ean13]).isEmpty, "read at once: a harder picture is needed")
        var reader = try CodeReader(usesZXing: false)
        let code = try #require(try reader.codes(in: picture.bitmap).first)
        #expect(code.payload == "4006381333931")
        #expect(code.quad.largestDistance(to: truth) < 6)
    }

    @Test func aTextInSeveralSymbolsIsReadWhenAllAreThere() throws {
        var picture = CodePicture(width: 640, height: 160)
        for part in 1...4 {
            picture.draw(
                try CodeFixture("qr-part-0\(part)"), at: Point(x: Double(part) * 130, y: 80), module: 4)
        }
        for usesZXing in [true, false] {
            var reader = try CodeReader(usesZXing: usesZXing)
            let codes = try reader.codes(in: picture.bitmap)
            #expect(codes.map(\.payload) == ["https://example.org/one-text-in-several-symbols"])
        }
    }

    @Test func aPartOfATextInSeveralSymbolsIsNoCode() throws {
        var picture = CodePicture(width: 400, height: 160)
        picture.draw(try CodeFixture("qr-part-01"), at: Point(x: 100, y: 80), module: 4)
        picture.draw(try CodeFixture("qr-part-03"), at: Point(x: 250, y: 80), module: 4)
        for usesZXing in [true, false] {
            var reader = try CodeReader(usesZXing: usesZXing)
            #expect(try reader.codes(in: picture.bitmap).isEmpty)
        }
    }

    @Test func cancellingEndsTheSearchBetweenAttempts() throws {
        var picture = CodePicture(width: 200, height: 200)
        picture.draw(try CodeFixture("qr-utf8"), at: Point(x: 100, y: 100), module: 4)
        picture.map { ~$0 }
        var reader = try CodeReader(usesZXing: false)
        var questions = 0
        let codes = try reader.codes(in: picture.bitmap) {
            questions += 1
            return questions == 2
        }
        #expect(codes.isEmpty)
        #expect(questions == 2)
        #expect(try reader.codes(in: picture.bitmap).count == 1)
    }

    @Test(arguments: [(1, 1), (3, 2000), (2000, 3), (64, 64)])
    func picturesWithoutCodesHaveNone(width: Int, height: Int) throws {
        for usesZXing in [true, false] {
            var reader = try CodeReader(usesZXing: usesZXing)
            #expect(try reader.codes(in: CodePicture(width: width, height: height).bitmap).isEmpty)
        }
    }

    @Test(arguments: barcodes)
    func lightBarcodesOnDarkAreRead(barcode: (fixture: String, symbology: Symbology, payload: String)) throws {
        var picture = CodePicture(width: 520, height: 320)
        picture.draw(try CodeFixture(barcode.fixture), at: Point(x: 260, y: 160), module: 2, height: 60)
        picture.map { ~$0 }
        var reader = try CodeReader()
        #expect(try reader.codes(in: picture.bitmap).map(\.payload) == [barcode.payload])
    }
}
