import DocumentModel
import Foundation
import Testing

@testable import Imaging
@testable import PDFDocuments

/// Images come into a document as they were stored.
@Suite struct PageImageTests {
    private func document(_ encoded: [UInt8]) throws -> [UInt8] {
        let picture = try ImageDecoder.decode(encoded, orientation: nil, page: 1, limits: ImageLimits())
        let image = try PageImage(encoded: encoded, picture: picture)
        return try SearchablePDF.file(of: [.init(content: .image(image), lines: [])])
    }

    /// How poppler decodes the only image of a document.
    private func listed(_ document: [UInt8]) throws -> [Substring] {
        let rows = try Program.output("pdfimages", ["-list", "%"], of: document).split(separator: "\n")
        return try #require(rows.count == 3 ? rows.last : nil).split(separator: " ")
    }

    private func contains(_ document: [UInt8], _ part: [UInt8]) -> Bool {
        Data(document).range(of: Data(part)) != nil
    }

    @Test func jpegIsUntouched() throws {
        let jpeg = try ImageEncoder.jpeg(Sample.picture(), quality: 80)
        let document = try document(jpeg)
        #expect(contains(document, jpeg))
        #expect(try listed(document)[8] == "jpeg")
        #expect(try Program.isSound(document))
    }

    @Test func rowsOfPNGAreUntouched() throws {
        let png = try ImageEncoder.png(Sample.picture())
        let document = try document(png)
        let stored = try #require(StoredImage(of: png))
        #expect(contains(document, stored.bytes))
        #expect(document.count < stored.bytes.count + 3000)
        #expect(try Program.isSound(document))
    }

    /// Another program takes the very pixels of the image out of the document.
    @Test func pixelsAreThoseOfTheImage() throws {
        let picture = Picture(size: PixelSize(width: 96, height: 48), channels: .rgb) { target in
            for index in target.indices { target[index] = UInt8(truncatingIfNeeded: index &* 37) }
        }
        #expect(try Program.image(document(ImageEncoder.png(picture))) == picture)
    }

    @Test func blackAndWhiteTakesABitAPixel() throws {
        let picture = Picture(size: PixelSize(width: 203, height: 50), channels: .gray) { target in
            for index in target.indices where index % 3 == 0 { target[index] = 0 }
        }
        let image = try PageImage(encoded: nil, picture: picture)
        let document = try SearchablePDF.file(of: [.init(content: .image(image), lines: [])])
        let row = try listed(document)
        #expect(row[5] == "gray" && row[7] == "1")
        #expect(try Program.image(document) == picture)
    }

    /// A fax in four strips, of which each is coded by itself: a stroke from corner to corner, written by Pillow with libtiff.
    @Test func faxesInStripsKeepTheirPixels() throws {
        let encoded = """
            SUkqAEQAAAAuDQEd8MuGVDLgXABABCailwbwy4aIZcCIZcFwAQAQJqC5cHhlw8MuEhlxQAQAQCagXLlDLuGFhwAQAQAJAAABAwAB
            AAAAIAAAAAEBAwABAAAAEAAAAAIBAwABAAAAAQAAAAMBAwABAAAABAAAAAYBAwABAAAAAQAAABEBBAAEAAAAxgAAABYBAwABAAAA
            BAAAABcBBAAEAAAAtgAAABwBAwABAAAAAQAAAAAAAAAOAAAAEQAAABAAAAAMAAAACAAAABYAAAAnAAAANwAAAA==
            """
        let fax = [UInt8](try #require(Data(base64Encoded: encoded, options: .ignoreUnknownCharacters)))
        let stroke = Picture(size: PixelSize(width: 32, height: 16), channels: .gray) { target in
            for y in 0..<16 { (target[y * 32 + 2 * y], target[y * 32 + 2 * y + 1]) = (0, 0) }
        }
        let document = try document(fax)
        #expect(try Program.isSound(document))
        #expect(try listed(document)[7] == "1")
        #expect(try Program.image(document) == stroke)
    }

    /// All eight ways of storing the same picture show it upright.
    @Test(arguments: ImageOrientation.allCases) func orientations(orientation: ImageOrientation) throws {
        // Of blocks, which no way of drawing blurs.
        let upright = Picture(size: PixelSize(width: 96, height: 144), channels: .gray) { target in
            for y in 0..<144 { for x in 0..<96 where x < 48 && y < 48 || x >= 48 && y >= 96 { target[y * 96 + x] = 0 } }
        }
        let back: [ImageOrientation: ImageOrientation] = [.left: .right, .right: .left]
        let stored = upright.turned(by: back[orientation] ?? orientation)
        #expect(stored.turned(by: orientation) == upright)
        let png = try ImageEncoder.png(stored)
        let image = try PageImage(encoded: png, orientation: orientation, picture: upright)
        let document = try SearchablePDF.file(of: [.init(content: .image(image), lines: [])])
        let drawn = [UInt8](try Program.run("pdftoppm", ["-gray", "-r", "96", "%"], document).output.suffix(96 * 144))
        // In the middle of blocks: their edges are blurred.
        for y in stride(from: 24, to: 144, by: 48) {
            for x in stride(from: 24, to: 96, by: 48) { #expect(drawn[y * 96 + x] == upright.bytes[y * 96 + x]) }
        }
    }

    @Test func fileTellsTheSizeOfThePage() throws {
        var png = try ImageEncoder.png(Sample.picture(width: 600, height: 300))
        // 300 pixels to the inch are 11811 to the metre; the checksum of the chunk does not count here.
        let chunk: [UInt8] = [0, 0, 0, 9] + Array("pHYs".utf8) + [0, 0, 0x2E, 0x23, 0, 0, 0x2E, 0x23, 1, 0, 0, 0, 0]
        png.insert(contentsOf: chunk, at: 33)
        let image = try PageImage(encoded: png, picture: Sample.picture(width: 600, height: 300))
        #expect((image.pageSize.width - 144).magnitude < 0.01 && (image.pageSize.height - 72).magnitude < 0.01)
    }

    @Test(arguments: [(2480, 3508, 595.0, 842.0), (100, 100, 75, 75), (4000, 3000, 794, 595)])
    func withoutAResolutionAPageIsASheet(columns: Int, rows: Int, width: Double, height: Double) {
        let dots = ImageResolution(guessedFor: PixelSize(width: columns, height: rows))
        #expect((Double(columns) / dots.horizontal * 72 - width).magnitude < 2)
        #expect((Double(rows) / dots.vertical * 72 - height).magnitude < 2)
    }

    /// Damage gives another picture, or none, and ends nothing.
    @Test func damagedHeadersAreNotTaken() throws {
        let whole = [
            try ImageEncoder.png(Sample.picture()), try ImageEncoder.jpeg(Sample.picture()),
            [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0, 0xFF, 0xFF] + [UInt8](repeating: 0xFF, count: 200),
        ]
        for bytes in whole {
            for length in stride(from: 0, to: min(bytes.count, 400), by: 7) {
                let part = Array(bytes.prefix(length))
                _ = StoredImage(of: part)
                _ = ImageResolution(of: part, size: PixelSize(width: 1, height: 1))
                var changed = bytes
                changed[length] ^= 0xFF
                _ = StoredImage(of: changed)
                _ = ImageResolution(of: changed, size: PixelSize(width: 1, height: 1))
            }
        }
    }
}
