import DocumentModel
import Foundation
import Imaging
import Testing

@testable import PDFDocuments

@Suite struct SearchablePDFTests {
    @Test func fontIsEmbeddedWithItsLetters() throws {
        let fonts = try Program.output("pdffonts", ["%"], of: try Sample.document([Sample.line(["text"])]))
        let row = try #require(fonts.split(separator: "\n").last).split(separator: " ")
        // Embedded, a subset, with a map to Unicode.
        #expect(row.contains("LTLAYR+LiveTextGlyphless"))
        #expect(row.filter { $0 == "yes" }.count == 3)
    }

    @Test func textIsNotSeen() throws {
        let without = try Sample.document([])
        let with = try Sample.document([Sample.line(["INVISIBLE", "WORDS"], height: 200)])
        #expect(try Program.pixels(without) == Program.pixels(with))
        #expect(try Program.pixels(with).count > 10_000)
    }

    @Test func severalPages() throws {
        let image = try PageImage(encoded: nil, picture: Sample.picture())
        let pages = ["one", "two", "three"].map { word in
            SearchablePDF.Page(content: .image(image), lines: [Sample.line([word])].compactMap { $0 })
        }
        let document = try SearchablePDF.file(of: pages)
        #expect(try Program.isSound(document))
        let text = try Program.output("pdftotext", ["%", "-"], of: document)
        #expect(
            text.split(separator: "\u{0C}").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
                == ["one", "two", "three"])
    }

    @Test func linksLeadWhereDataLeads() throws {
        var options = SearchablePDF.Options()
        options.hasLinks = true
        let quad = Quad(Rectangle(minX: 100, minY: 100, maxX: 300, maxY: 140))
        let document = try Sample.document(
            [Sample.line(["example.org"])], links: [.init(quad: quad, url: "https://example.org/(x)")], options: options
        )
        let links = try Program.output("pdfinfo", ["-url", "%"], of: document)
        #expect(links.contains("https://example.org/(x)"))
        #expect(try Program.isSound(document))
    }

    @Test func theSameInputGivesTheSameFile() throws {
        #expect(try Sample.document([Sample.line(["same"])]) == Sample.document([Sample.line(["same"])]))
    }

    /// The page is turned, and its pixels are not.
    @Test func sidewaysTextTurnsThePage() throws {
        var options = SearchablePDF.Options()
        options.turnsPages = true
        let quad = Quad(Rectangle(minX: 300, minY: 100, maxX: 340, maxY: 500)).turned(quarterTurns: 1)
        let line = try #require(TextLine(joining: [TextWord(text: "downwards", quad: quad, confidence: 1)]))
        let info = try Program.output("pdfinfo", ["%"], of: try Sample.document([line], options: options))
        #expect(info.contains("Page rot:        270"))
        let upright = try Program.output(
            "pdfinfo", ["%"], of: try Sample.document([Sample.line(["upright"])], options: options))
        #expect(upright.contains("Page rot:        0"))
    }

    @Test func tiltedTextIsStraightened() throws {
        var options = SearchablePDF.Options()
        options.straightensPages = true
        let tilt = 0.05
        let (cosine, sine) = (cos(tilt), sin(tilt))
        func turned(_ point: Point) -> Point {
            Point(x: cosine * point.x - sine * point.y, y: sine * point.x + cosine * point.y)
        }
        let quad = Quad(Rectangle(minX: 200, minY: 200, maxX: 700, maxY: 240)).map(turned)
        let line = try #require(TextLine(joining: [TextWord(text: "straightened", quad: quad, confidence: 1)]))
        let word = try #require(try Program.words(try Sample.document([line], options: options)).first)
        // As tall as the line and no more: a tilted one is taller.
        let height = 40 * Sample.pointsPerPixel
        #expect((word.maxY - word.minY - height).magnitude < 0.5)
        let tilted = try #require(try Program.words(try Sample.document([line])).first)
        #expect(tilted.maxY - tilted.minY > height + 5)
    }

    @Test func archivalDocumentsSayWhatTheyAre() throws {
        var options = SearchablePDF.Options()
        options.isArchival = true
        let document = try Sample.document([Sample.line(["kept", "for", "good"])], options: options)
        #expect(try Program.isSound(document))
        let metadata = try Program.output("pdfinfo", ["-meta", "%"], of: document)
        #expect(metadata.contains("<pdfaid:part>2</pdfaid:part>"))
        #expect(metadata.contains("<pdfaid:conformance>B</pdfaid:conformance>"))
    }

    @Test func colorProfileHasItsLength() {
        let profile = ColorProfile.sRGB
        let length = profile.prefix(4).reduce(0) { $0 << 8 | Int($1) }
        #expect(length == profile.count)
        #expect(Array(profile[36..<40]) == Array("acsp".utf8))
    }

    @Test(arguments: [
        (0, "0"), (1, "1"), (-1.5, "-1.5"), (0.00004, "0"), (0.0001, "0.0001"), (-0.25, "-0.25"),
        (12.3456789, "12.3457"),
        (.nan, "0"), (.infinity, "0"), (1e300, "0"), (999_999_999, "999999999"),
    ])
    func numbers(value: Double, text: String) {
        #expect(PDFNumber.text(value) == text)
    }

    @Test func texts() {
        #expect(PDFString.text("(a)") == "<286129>")
        #expect(PDFString.text("é") == "<FEFF00E9>")
    }
}
