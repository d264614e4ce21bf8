import DocumentModel
import Testing

@testable import Imaging
@testable import Recognition

/// What zxing-cpp alone reads.
@Suite(.enabled(if: ZXingLibrary.isAvailable, "zxing-cpp is not installed: run Scripts/build_zxing.sh"))
struct MatrixCodeTests {
    static let codes: [(fixture: String, symbology: Symbology, payload: String)] = [
        ("aztec", .aztec, "Live Text Aztec"), ("dataMatrix", .dataMatrix, "Live Text Data Matrix"),
        ("microPDF417", .microPDF417, "Live Text Micro"), ("microQR", .microQR, "LIVE TEXT"),
        ("pdf417", .pdf417, "Live Text PDF417"), ("rMQR", .rMQR, "Live Text rMQR"),
    ]

    @Test(arguments: codes, [0.0, 90, 180, 270])
    func codesHaveTheirContentAndCorners(
        example: (fixture: String, symbology: Symbology, payload: String), degrees: Double
    ) throws {
        var picture = CodePicture(width: 560, height: 560)
        let truth = picture.draw(
            try CodeFixture(example.fixture), at: Point(x: 285, y: 275), module: 4, degrees: degrees)
        var reader = try CodeReader()
        let codes = try reader.codes(in: picture.bitmap)
        #expect(codes.map(\.symbology) == [example.symbology])
        #expect(codes.map(\.payload) == [example.payload])
        #expect(codes.allSatisfy { $0.quad.largestDistance(to: truth) < 6 })
    }

    @Test(arguments: [0.0, 90, 180])
    func barcodesOfLibrariesAndFilmsAreRead(degrees: Double) throws {
        for (fixture, symbology, payload, height) in [
            ("telepen", Symbology.telepen, "Live Text 87", 40.0), ("dxFilmEdge", .dxFilmEdge, "80-11/23", 1),
        ] {
            var picture = CodePicture(width: 560, height: 560)
            let truth = picture.draw(
                try CodeFixture(fixture), at: Point(x: 285, y: 275), module: 2, height: height, degrees: degrees)
            var reader = try CodeReader()
            let codes = try reader.codes(in: picture.bitmap)
            #expect(codes.map(\.symbology) == [symbology])
            #expect(codes.map(\.payload) == [payload])
            #expect(codes.allSatisfy { truth.contains($0.quad.center) })
        }
    }

    @Test func elementStringsSayWhatTheyAre() throws {
        var picture = CodePicture(width: 200, height: 200)
        picture.draw(try CodeFixture("dataMatrix-gs1"), at: Point(x: 100, y: 100), module: 4)
        var reader = try CodeReader()
        let code = try #require(try reader.codes(in: picture.bitmap).first)
        #expect(code.isGS1)
        #expect(code.payload == "010950110153000310AB-123")
    }

    /// Fainter than zxing-cpp takes for anything but paper.
    @Test func faintCodesAreRead() throws {
        var picture = CodePicture(width: 240, height: 240)
        picture.draw(try CodeFixture("dataMatrix"), at: Point(x: 120, y: 120), module: 5)
        picture.map { 200 - (255 - $0) / 16 }
        let zxing = try #require(ZXingReader([.dataMatrix]))
        let plane = picture.bitmap
        #expect(zxing.symbols(in: plane, triesInverted: true).isEmpty, "read at once: a harder picture is needed")
        var reader = try CodeReader()
        #expect(try reader.codes(in: picture.bitmap).map(\.payload) == ["Live Text Data Matrix"])
    }

    @Test func onlyWantedKindsAreRead() throws {
        var picture = CodePicture(width: 700, height: 300)
        picture.draw(try CodeFixture("qr-utf8"), at: Point(x: 120, y: 150), module: 4)
        picture.draw(try CodeFixture("dataMatrix"), at: Point(x: 320, y: 150), module: 4)
        picture.draw(try CodeFixture("code128"), at: Point(x: 550, y: 150), module: 1.5, height: 50)
        for wanted in [Symbology.qr, .dataMatrix, .code128, .aztec] {
            var settings = CodeRecognition()
            settings.symbologies = [wanted]
            var reader = try CodeReader()
            let found = try reader.codes(in: picture.bitmap, settings: settings).map(\.symbology)
            #expect(found == (wanted == .aztec ? [] : [wanted]))
        }
    }

    @Test func thoroughReadingFindsTheSame() throws {
        var picture = CodePicture(width: 700, height: 300)
        picture.draw(try CodeFixture("qr-utf8"), at: Point(x: 120, y: 150), module: 4)
        picture.draw(try CodeFixture("code128"), at: Point(x: 500, y: 150), module: 1.5, height: 50, degrees: 20)
        var settings = CodeRecognition()
        settings.isThorough = true
        var reader = try CodeReader()
        let found = try reader.codes(in: picture.bitmap, settings: settings).map(\.payload)
        #expect(Set(found) == ["Grüße, 世界 🌍", "Live Text 128"])
        #expect(found.count == 2)
    }
}
