import DocumentModel
import Foundation
import Imaging
import Testing

@testable import Recognition

struct EmojiTableTests {
    @Test func linesAreEmoji() throws {
        let entries = try #require(EmojiTable.entries("1F44D 1F3FD\t9 7 126 119\tthumbs up: medium skin tone\n"))
        #expect(entries.map(\.text) == ["👍🏽"])
        #expect(entries[0].name == "thumbs up: medium skin tone")
        #expect(entries[0].ink == Rectangle(minX: 9, minY: 7, maxX: 126, maxY: 119))
    }

    @Test(arguments: [
        "", "1F44D", "1F44D\t1 2 3\tname", "1F44D\t5 5 5 9\tname", "XYZ\t1 1 2 2\tname", "D800\t1 1 2 2\tname",
    ])
    func damagedLinesAreRefused(list: String) {
        #expect(EmojiTable.entries(list) == nil)
    }

    @Test(InstalledModels.areThere) func theInstalledTableHasAllEmoji() throws {
        let table = try EmojiTable(folder: InstalledModels.path(""))
        // Unicode 15 lists 3,655 fully qualified ones, of which 14 look like others.
        #expect(table.entries.count == 3641)
        #expect(Set(table.entries.map(\.text)).count == table.entries.count)
        let fine = try #require(table.fine)
        #expect((fine.side, table.coarse.side, table.tiny.side) == (24, 12, 3))
        for emoji in ["😀", "👩🏿‍❤️‍💋‍👨🏾", "🇩🇪", "#️⃣", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"] {
            #expect(table.entries.contains { $0.text == emoji })
        }
    }

    @Test func aMissingTableIsAnError() {
        #expect(throws: ImageAnalysisError.self) { try EmojiTable(folder: "/nowhere") }
    }

    @Test func sheetsThatAreTooSmallAreRefused() {
        let sheet = Picture(size: PixelSize(width: 48, height: 48), channels: .rgb) { _ in }
        #expect(EmojiSheet(sheet, side: 24, count: 3) == nil)
        #expect(EmojiSheet(sheet, side: 64, count: 1) == nil)
        #expect(EmojiSheet(sheet, side: 24, count: 2)?.thumbnails.halved().cover.count == 2 * 12 * 12)
    }

    /// A red square that covers half of its ground, cut out of a sheet beside one that covers nothing.
    @Test func pixelsAreDrawnOnAnyGround() throws {
        let sheet = Picture(size: PixelSize(width: 4, height: 4), channels: .rgb) { bytes in
            for row in 0..<2 {
                for column in 2..<4 {
                    for channel in 0..<3 {
                        bytes[row * 12 + column * 3 + channel] = channel == 0 ? 255 : 127
                        bytes[(row + 2) * 12 + column * 3 + channel] = 128
                    }
                }
                for byte in 0..<6 { bytes[(row + 2) * 12 + byte] = 0 }
            }
        }
        let emoji = try #require(EmojiSheet(sheet, side: 2, count: 2))
        var drawn = [Float](repeating: -1, count: 12)
        emoji.draw(0, on: GroundColour(red: 10, green: 20, blue: 30), into: &drawn)
        #expect(drawn == [10, 20, 30, 10, 20, 30, 10, 20, 30, 10, 20, 30])
        emoji.draw(1, on: GroundColour(red: 0, green: 255, blue: 0), into: &drawn)
        #expect(drawn.prefix(3).map { $0.rounded() } == [128, 127, 0])
        let coarse = emoji.thumbnails.halved()
        #expect(coarse.colours == [0, 0, 0, 128, 0, 0])
        #expect(coarse.cover == [0, 128])
    }
}
