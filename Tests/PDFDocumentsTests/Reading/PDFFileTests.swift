import DocumentModel
import Foundation
import Imaging
import Testing

@testable import PDFDocuments

@Suite struct PDFFileTests {
    private func read(_ bytes: [UInt8], _ number: Int = 1, _ change: (inout PageWish) -> Void = { _ in }) async throws
        -> ReadPage
    {
        var wish = PageWish()
        change(&wish)
        return try await PDFFile(bytes: bytes).read(number, wish: wish)
    }

    @Test func textOfThePageItself() async throws {
        let page = try await read(SmallDocument.file())
        #expect(page.lines.map(\.text) == ["Hello there"])
        #expect(!page.hasUnreadText && page.picture == nil)
        // At 200 pixels to the inch.
        #expect(page.size == PixelSize(width: 556, height: 278))
        let box = try #require(page.lines.first?.quad.boundingBox)
        let scale = 200.0 / 72
        #expect((box.minX - 20 * scale).magnitude < 5)
        #expect(box.minY < (100 - 54) * scale && box.maxY > (100 - 40) * scale)
    }

    /// However the page is turned and wherever its corner is, text stands where it is seen.
    @Test(arguments: [0, 90, 180, 270]) func turnedPages(degrees: Int) async throws {
        let bytes = SmallDocument.file(page: "/Rotate \(degrees)", origin: (1000, -50))
        let page = try await read(bytes)
        let line = try #require(page.lines.first)
        #expect(line.text == "Hello there")
        #expect(page.size.width == (degrees % 180 == 0 ? 556 : 278))
        let expected = Double(degrees) * .pi / 180
        #expect(cos(line.quad.angle - expected) > 0.99)
        let words = try Program.words(bytes)
        let scale = 200.0 / 72
        for (word, found) in zip(line.words, words) {
            let center = word.quad.center
            #expect((center.x - (found.minX + found.maxX) / 2 * scale).magnitude < 6)
            #expect((center.y - (found.minY + found.maxY) / 2 * scale).magnitude < 12)
        }
    }

    @Test func whatIsSeenIsTheCropBox() async throws {
        let page = try await read(SmallDocument.file(page: "/CropBox [10 20 110 90]"))
        #expect(page.size == PixelSize(width: 278, height: 194))
        let left = try #require(page.lines.first?.quad.boundingBox.minX)
        #expect((left - 10 * 200 / 72).magnitude < 5)
    }

    @Test func ownLayersAreReadBack() async throws {
        let line = try #require(Sample.line(["Read", "it", "back"]))
        let document = try Sample.document([line])
        let kept = try await read(document)
        #expect(kept.lines.map(\.text) == ["Read it back"])
        #expect(!kept.hasUnreadText)
        let anew = try await read(document) { $0.text = .redo }
        #expect(anew.lines.isEmpty && anew.hasUnreadText)
    }

    /// Text that is drawn is left out of what is read once more, but not of what is shown.
    @Test func picturesAreReadWithoutTheText() async throws {
        let image = try PageImage(encoded: nil, picture: Sample.picture())
        let bare = try SearchablePDF.file(of: [.init(content: .image(image), lines: [])])
        let page = try await read(bare) { $0.isShown = true }
        #expect(page.hasUnreadText && page.picture == page.shown && page.lines.isEmpty)
        let drawing = String(repeating: "1 1 m 5 5 l S ", count: 100)
        let text = SmallDocument.file(contents: "BT /F1 20 Tf 20 40 Td (Hello) Tj ET " + drawing)
        let mixed = try await read(text) { $0.isShown = true }
        let (shown, picture) = (try #require(mixed.shown), try #require(mixed.picture))
        #expect(shown.bytes.count { $0 < 100 } > picture.bytes.count { $0 < 100 } + 500)
    }

    @Test func theLimitOnPixelsHolds() async throws {
        let page = try await read(SmallDocument.file(page: "/MediaBox [0 0 14400 14400]")) {
            $0.limits.pixels = 1_000_000
        }
        #expect(page.size.area <= 1_000_000)
        await #expect(throws: ImageAnalysisError.self) {
            try await read(SmallDocument.file(page: "/MediaBox [0 0 1000000 0.1]"))
        }
    }

    @Test func pagesThatAreNotThere() async throws {
        for number in [0, 2, -1, Int.max] {
            await #expect(throws: ImageAnalysisError.self) { try await read(SmallDocument.file(), number) }
        }
    }

    @Test func encryptedDocumentsSaySo() async throws {
        let plain = SmallDocument.file()
        let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".pdf")
        defer { try? FileManager.default.removeItem(at: path) }
        _ = try Program.run("qpdf", ["--encrypt", "secret", "owner", "256", "--", "%", path.path], plain)
        let encrypted = [UInt8](try Data(contentsOf: path))
        let error = await #expect(throws: ImageAnalysisError.self) { try await PDFFile(bytes: encrypted) }
        #expect(error?.message.contains("password") == true)
        #expect(throws: ImageAnalysisError.self) { try QPDFHandle(encrypted) }
    }

    /// Cut anywhere, a document is read or refused.
    @Test func damagedDocuments() async throws {
        let whole = SmallDocument.file()
        for length in stride(from: 0, to: whole.count, by: 97) {
            let part = Array(whole.prefix(length))
            _ = try? await read(part)
            _ = try? QPDFHandle(part)
        }
        let error = await #expect(throws: ImageAnalysisError.self) {
            try await PDFFile(bytes: Array("%PDF-1.7\n".utf8))
        }
        #expect(error?.code == .unreadableImage)
    }

    @Test func whatADocumentBeginsWith() {
        #expect(PDFFile.matches(Array("%PDF-1.4".utf8)))
        #expect(PDFFile.matches([0xEF, 0xBB, 0xBF, 0x0A] + Array("%PDF-1.4".utf8)))
        #expect(!PDFFile.matches(Array("%PDF".utf8)) && !PDFFile.matches([]))
        #expect(!PDFFile.matches([UInt8](repeating: 0x20, count: 2000) + Array("%PDF-1.4".utf8)))
    }

    @Test func aHundredPagesOfText() async throws {
        let file = try await PDFFile(bytes: SmallDocument.pages(100))
        var lines = 0
        for number in 1...100 { lines += try await file.read(number, wish: PageWish()).lines.count }
        #expect(lines == 4000)
    }
}
