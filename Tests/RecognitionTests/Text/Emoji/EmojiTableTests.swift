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
        for emoji in ["😀", "👩🏿‍❤️‍💋‍👨🏾", "🇩🇪", "#️⃣", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"] {
            #expect(table.entries.contains { $0.text == emoji })
        }
    }

    @Test func aMissingTableIsAnError() {
        #expect(throws: ImageAnalysisError.self) { try EmojiTable(folder: "/nowhere") }
    }

    @Test func sheetsThatAreTooSmallAreRefused() {
        let sheet = Picture(size: PixelSize(width: 48, height: 48), channels: .rgb) { _ in }
        #expect(EmojiThumbnails(sheet: sheet, side: 24, count: 3) == nil)
        #expect(EmojiThumbnails(sheet: sheet, side: 24, count: 2)?.cover.count == 2 * 24 * 24)
        #expect(EmojiThumbnails(sheet: sheet, side: 64, count: 1) == nil)
    }
}
