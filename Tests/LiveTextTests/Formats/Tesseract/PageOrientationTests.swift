import Foundation
import Testing

@testable import LiveText

@Suite struct PageOrientationTests {
    private func page(_ text: String, turned degrees: Double) throws -> ImageAnalysis {
        let angle = degrees * .pi / 180
        let (along, across) = (Point(x: cos(angle), y: sin(angle)), Point(x: -sin(angle), y: cos(angle)))
        func corner(_ u: Double, _ v: Double) -> Point {
            Point(x: 200 + u * along.x + v * across.x, y: 150 + u * along.y + v * across.y)
        }
        let quad = Quad(
            topLeft: corner(-100, -10), topRight: corner(100, -10), bottomRight: corner(100, 10),
            bottomLeft: corner(-100, 10))
        return try FormatSamples.page([try FormatSamples.line((text, quad))])
    }

    /// Places are tenths of a pixel, so that angles are not exact.
    @Test(arguments: [(0.0, 0), (3, 0), (-44, 0), (90, 90), (87, 90), (180, 180), (-179, 180), (270, 270), (-93, 270)])
    func turnsAreClockwise(angle: Double, degrees: Int) throws {
        let found = try #require(PageOrientation(of: try page("Twenty letters and a few", turned: angle)))
        #expect(found.degrees == degrees && found.confidence == 15 && found.script == "Latin")
        let rest = (angle - (angle / 90).rounded() * 90) * .pi / 180
        #expect(abs(found.skew - rest) < 1e-3)
    }

    /// A column of an upright page reads downwards and is not turned.
    @Test func columnsStandUpright() throws {
        let found = try #require(PageOrientation(of: try FormatSamples.columns()))
        #expect(found.degrees == 0 && found.script == "Japanese" && abs(found.skew) < 1e-9)
    }

    @Test func fewLettersAreLessSure() throws {
        let few = try #require(PageOrientation(of: try page("Hello", turned: 0)))
        #expect(few.confidence == 15.0 * 5 / 20)
        #expect(PageOrientation(of: try page("7", turned: 0)) == nil)
        #expect(PageOrientation(of: FormatSamples.empty()) == nil)
    }

    @Test(arguments: [
        ("Добрый день", "Cyrillic"), ("שלום עולם", "Hebrew"), ("مرحبا", "Arabic"), ("안녕하세요", "Korean"),
        ("漢字文書", "Han"), ("吾輩は猫である", "Japanese"), ("Ελληνικά", "Greek"), ("नमस्ते", "Devanagari"),
    ])
    func scriptsHaveTesseractsNames(text: String, script: String) throws {
        #expect(try #require(PageOrientation(of: try page(text, turned: 0))).script == script)
    }

    /// The form that pytesseract, Tika and OCRmyPDF read.
    @Test func report() throws {
        let found = try #require(PageOrientation(of: try page("Twenty letters and a few", turned: 90)))
        #expect(
            found.report(page: 4) == """
                Page number: 4
                Orientation in degrees: 90
                Rotate: 270
                Orientation confidence: 15.00
                Script: Latin
                Script confidence: 15.00

                """)
    }

    @Test func strayPlacesDoNoHarm() throws {
        for analysis in try FormatSamples.all() { _ = PageOrientation(of: analysis)?.report(page: 0) }
    }
}
