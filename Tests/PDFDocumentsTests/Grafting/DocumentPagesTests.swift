import DocumentModel
import Foundation
import Imaging
import Testing

@testable import PDFDocuments

/// Layers over pages of documents, which stay as they are.
@Suite struct DocumentPagesTests {
    private let scale = 200.0 / 72

    /// A document's page with a word over it, at a place of the picture that is read at 200 pixels to the inch.
    private func grafted(
        _ bytes: [UInt8], text: PageTextChoice = .skip, word: String? = "grafted",
        options: SearchablePDF.Options = .init(), links: [SearchablePDF.Link] = []
    ) async throws -> [UInt8] {
        var wish = PageWish()
        wish.text = text
        let page = try await PDFFile(bytes: bytes).read(1, wish: wish)
        let lines = word.flatMap { Sample.line([$0], x: 60, y: 60, letter: 10, height: 20) }.map { [$0] } ?? []
        let document = DocumentPage(bytes: bytes, number: 1, map: page.map, text: text)
        return try SearchablePDF.file(
            of: [.init(content: .page(document, nil), lines: lines, links: links)], options: options)
    }

    @Test(
        arguments: [
            "", "/Rotate 90", "/Rotate 180", "/Rotate 270", "/CropBox [20 10 180 90]",
            "/CropBox [20 10 180 90] /Rotate 90",
            "/UserUnit 2",
        ], [(0, 0), (-300, 512)])
    func wordsStandWhereTheyWereRead(page: String, origin: (Int, Int)) async throws {
        // The crop box counts from the same origin as the media box.
        let moved = page.replacing(/CropBox \[20 10 180 90\]/) { _ in
            "CropBox [\(20 + origin.0) \(10 + origin.1) \(180 + origin.0) \(90 + origin.1)]"
        }
        let bytes = SmallDocument.file(page: moved, origin: origin)
        let document = try await grafted(bytes)
        #expect(try Program.isSound(document))
        #expect(try Program.pixels(bytes) == Program.pixels(document))
        let found = try #require(try Program.words(document).first { $0.text == "grafted" })
        let places = [60.0, 60, 130, 80].map { $0 / scale }
        // poppler gives boxes from the corner of the media box.
        let shift = page.contains("CropBox") ? (page.contains("Rotate") ? (10.0, 20.0) : (20, 10)) : (0, 0)
        let isThere =
            found.overlap(places[0], places[1], places[2], places[3]) > 0.9
            || found.overlap(
                places[0] + shift.0, places[1] + shift.1, places[2] + shift.0, places[3] + shift.1) > 0.9
        #expect(isThere, "\(found)")
    }

    @Test func allElseStays() async throws {
        let bytes = SmallDocument.file()
        let document = try await grafted(bytes)
        let text = try Program.output("pdftotext", ["%", "-"], of: document)
        #expect(text.contains("Hello there") && text.contains("grafted"))
        #expect(try Program.output("pdfinfo", ["-url", "%"], of: document).contains("https://example.org"))
        #expect(try Program.output("pdfinfo", ["%"], of: document).contains("A title"))
        let outline = try Program.output("qpdf", ["--json", "--json-key=outlines", "%"], of: document)
        #expect(outline.contains("Chapter"))
    }

    @Test func linksJoinThoseThatAreThere() async throws {
        var options = SearchablePDF.Options()
        options.hasLinks = true
        let quad = Quad(Rectangle(minX: 60, minY: 60, maxX: 130, maxY: 80))
        let document = try await grafted(
            SmallDocument.file(), options: options, links: [.init(quad: quad, url: "tel:+15106533394")])
        let links = try Program.output("pdfinfo", ["-url", "%"], of: document)
        #expect(links.contains("https://example.org") && links.contains("tel:+15106533394"))
    }

    /// A second layer does not get in the way of the first one's font.
    @Test func layersOverLayers() async throws {
        let once = try await grafted(SmallDocument.file(), word: "first")
        let twice = try await grafted(once, word: "second")
        let text = try Program.output("pdftotext", ["%", "-"], of: twice)
        #expect(text.contains("first") && text.contains("second") && text.contains("Hello"))
        #expect(try Program.isSound(twice))
    }

    @Test func redoTakesOldLayersAway() async throws {
        let once = try await grafted(SmallDocument.file(), word: "first")
        let anew = try await grafted(once, text: .redo, word: "second")
        let text = try Program.output("pdftotext", ["%", "-"], of: anew)
        #expect(!text.contains("first") && text.contains("second") && text.contains("Hello there"))
        #expect(try Program.pixels(once) == Program.pixels(anew))
        let stripped = try await grafted(once, text: .strip, word: nil)
        let rest = try Program.output("pdftotext", ["%", "-"], of: stripped)
        #expect(!rest.contains("first") && rest.contains("Hello there"))
    }

    @Test func forceMakesAPictureOfThePage() async throws {
        let bytes = SmallDocument.file()
        var wish = PageWish()
        (wish.text, wish.isShown) = (.force, true)
        let page = try await PDFFile(bytes: bytes).read(1, wish: wish)
        let picture = try PageImage(encoded: nil, picture: try #require(page.shown))
        let line = try #require(Sample.line(["anew"], x: 60, y: 60, letter: 10, height: 20))
        let document = try SearchablePDF.file(of: [
            .init(
                content: .page(DocumentPage(bytes: bytes, number: 1, map: page.map, text: .force), picture),
                lines: [line])
        ])
        let text = try Program.output("pdftotext", ["%", "-"], of: document)
        #expect(text.contains("anew") && !text.contains("Hello"))
        let (before, after) = (try Program.pixels(bytes), try Program.pixels(document))
        #expect(before.count == after.count)
        let changed = zip(before, after).count { ($0 > 128) != ($1 > 128) }
        #expect(changed * 20 < before.count)
    }

    @Test func pagesAreChosenAndJoined() async throws {
        let many = SmallDocument.pages(5)
        let other = SmallDocument.file()
        func page(_ bytes: [UInt8], _ number: Int) -> SearchablePDF.Page {
            .init(
                content: .page(DocumentPage(bytes: bytes, number: number, map: AffineTransform(), text: .skip), nil),
                lines: [])
        }
        let image = SearchablePDF.Page(
            content: .image(try PageImage(encoded: nil, picture: Sample.picture())),
            lines: [Sample.line(["image"])].compactMap { $0 })
        for order in [
            [page(many, 2), page(many, 4), image, page(other, 1)],
            [image, page(many, 2), page(many, 4), page(other, 1)],
        ] {
            let document = try SearchablePDF.file(of: order)
            #expect(try Program.isSound(document))
            let pages = try Program.output("pdftotext", ["%", "-"], of: document).split(separator: "\u{0C}")
            #expect(pages.count == 4)
            #expect(pages.contains { $0.contains("of page 2,") } && pages.contains { $0.contains("of page 4,") })
            #expect(!pages.contains { $0.contains("of page 3,") })
            #expect(pages.last?.contains("Hello there") == true)
        }
    }

    @Test func archivesAreOfImagesAlone() async throws {
        var options = SearchablePDF.Options()
        options.isArchival = true
        await #expect(throws: ImageAnalysisError.self) {
            try await grafted(SmallDocument.file(), options: options)
        }
    }

    /// What qpdf cannot number, or find, ends in an error or is left out.
    @Test(
        arguments: [
            SmallDocument.bare(contents: "5 0 R", objects: "2147483647 0 obj null endobj"),
            SmallDocument.bare(contents: "[5 0 R 9 0 R null 0 0 R 1 /Type 2147483648 0 R]"),
            SmallDocument.bare(contents: "[5 0 R]", objects: "6 0 obj << /Kids 6 0 R >> endobj"),
        ], PageTextChoice.allCases)
    func objectsThatAreNone(bytes: [UInt8], text: PageTextChoice) async throws {
        let line = try #require(Sample.line(["grafted"], x: 60, y: 60, letter: 10, height: 20))
        let picture = text == .force ? try PageImage(encoded: nil, picture: Sample.picture()) : nil
        let page = DocumentPage(bytes: bytes, number: 1, map: AffineTransform(a: 1, d: -1, ty: 100), text: text)
        do {
            let document = try SearchablePDF.file(of: [.init(content: .page(page, picture), lines: [line])])
            #expect(try Program.isSound(document))
            #expect(try Program.output("pdftotext", ["%", "-"], of: document).contains("grafted"))
        } catch let error as ImageAnalysisError {
            #expect(error.code == .unreadableImage)
        }
    }
}
