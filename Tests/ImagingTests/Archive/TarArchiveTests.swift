import Foundation
import Testing

@testable import Imaging

/// Archives as no tar program writes them, or only seldom: sizes that lie, names that go on elsewhere, holes.
@Suite struct TarArchiveTests {
    private let end = [UInt8](repeating: 0, count: 1024)

    private func members(_ bytes: [UInt8]) throws -> [TarArchive.Member] {
        try TarArchive(count: bytes.count) { offset, count in Array(bytes.dropFirst(offset).prefix(count)) }.members
    }

    private func names(_ bytes: [UInt8]) throws -> [String?] { try members(bytes).map(\.name) }

    private func failure(_ member: TarArchive.Member?) -> String? {
        if case .failure(let error) = member?.place { error.message } else { nil }
    }

    @Test func filesHaveTheirPlaces() throws {
        let bytes =
            TarBlocks.file("a", [1, 2, 3]) + TarBlocks.file("b", [])
            + TarBlocks.file("c", Array(repeating: 9, count: 600))
        let found = try members(bytes + end)
        #expect(found.map(\.name) == ["a", "b", "c"])
        #expect(
            try found.map { Array(bytes[try $0.place.get()]) } == [[1, 2, 3], [], Array(repeating: 9, count: 600)])
        // Some programs leave the end out.
        #expect(try names(bytes) == ["a", "b", "c"])
    }

    @Test func namesAreWholeInAllFormats() throws {
        let long = String(repeating: "long/", count: 40) + "name"
        #expect(try names(TarBlocks.file("name", prefix: "some/folder")) == ["some/folder/name"])
        #expect(try names(TarBlocks.file("name", magic: "ustar ", prefix: "\u{1}\u{2}")) == ["name"])
        #expect(
            try names(TarBlocks.file("././@LongLink", kind: "L", Array(long.utf8) + [0]) + TarBlocks.file("cut", [1]))
                == [long])
        let records = TarBlocks.record("mtime", "1.5") + TarBlocks.record("path", long)
        #expect(
            try names(TarBlocks.file("x", kind: "x", records) + TarBlocks.file("cut", [1]) + TarBlocks.file("d")) == [
                long, "d",
            ])
        #expect(try names(TarBlocks.file("é\u{301}.jpg")) == ["é\u{301}.jpg"])
    }

    @Test func whatIsNoFileIsPassedOver() throws {
        // A link's size is that of its target, and nothing follows.
        let link = TarBlocks.file("link", kind: "1", size: TarBlocks.octal(999_999, digits: 11))
        let others = ["2", "3", "4", "5", "6"].flatMap { TarBlocks.file("other", kind: Character($0)) }
        let note = TarBlocks.file("g", kind: "g", TarBlocks.record("comment", "a"))
        #expect(
            try names(
                link + others + note + TarBlocks.file("V", kind: "V") + TarBlocks.file("folder/", kind: "\0")
                    + TarBlocks.file("a"))
                == ["a"])
    }

    @Test func sizesMayBeOfAnyForm() throws {
        let content = [UInt8](repeating: 7, count: 5)
        let binary: [UInt8] = [0x80] + [UInt8](repeating: 0, count: 10) + [5]
        let spaces = Array("         5 \0".utf8)
        for size in [binary, spaces] {
            let found = try members(TarBlocks.file("a", size: size, content) + TarBlocks.file("b"))
            #expect(found.map(\.name) == ["a", "b"])
            #expect(try found[0].place.get().count == 5)
        }
        let records = TarBlocks.file("x", kind: "x", TarBlocks.record("size", "5"))
        let found = try members(
            records + TarBlocks.file("a", size: TarBlocks.octal(0, digits: 11), content) + TarBlocks.file("b"))
        #expect(found.map(\.name) == ["a", "b"])
        #expect(try found[0].place.get().count == 5)
    }

    @Test(arguments: [
        [0x80] + [UInt8](repeating: 0xFF, count: 11), [UInt8](repeating: 0xFF, count: 12),
        Array("77777777777\0".utf8), Array("99999999999\0".utf8), Array("-0000000001\0".utf8),
        [0x80, 0, 0, 0, 0x7F] + [UInt8](repeating: 0xFF, count: 7),
    ])
    func sizesThatLieEndTheArchive(size: [UInt8]) throws {
        let found = try members(TarBlocks.file("a", [1]) + TarBlocks.file("b", size: size) + TarBlocks.file("c"))
        #expect(found.map(\.name) == ["a", nil])
        #expect(failure(found.last)?.contains("at byte 1024: make it anew") == true)
    }

    @Test func recordsThatLieEndTheArchive() throws {
        let lies = [
            TarBlocks.record("size", "9223372036854775807"), TarBlocks.record("size", "-1"),
            TarBlocks.record("size", "x"),
            Array("99999999999999999999 path=a\n".utf8), Array("8 path=a\n".utf8), Array("0 \n".utf8), Array("x".utf8),
            Array("5 ab\n".utf8),
        ]
        for lie in lies {
            let found = try members(TarBlocks.file("x", kind: "x", lie) + TarBlocks.file("a", [1]))
            #expect(found.map(\.name) == [nil], "\(String(decoding: lie, as: UTF8.self))")
        }
    }

    @Test func truncatedAndDamagedArchivesKeepWhatIsBefore() throws {
        let whole = TarBlocks.file("a", [1]) + TarBlocks.file("b", [UInt8](repeating: 2, count: 2000))
        for count in [1025, 1500, 1536, 3000] {
            let found = try members(Array(whole.prefix(count)))
            #expect(found.map(\.name) == ["a", nil] && failure(found.last)?.contains("ends too early") == true)
        }
        var damaged = whole
        damaged[1024] ^= 1
        #expect(failure(try members(damaged).last)?.contains("is damaged at byte 1024") == true)
        #expect(try members([]).isEmpty)
        #expect(try members(end).isEmpty)
        #expect(try names(Array("not an archive at all".utf8)) == [nil])
    }

    @Test func filesWithHolesAreRefused() throws {
        var header = Array(TarBlocks.file("holes", kind: "S", [1, 2]).prefix(512))
        header[482] = 1
        var more = [UInt8](repeating: 0, count: 512)
        more[504] = 1
        let old = TarBlocks.sealed(header) + more + [UInt8](repeating: 0, count: 512) + TarBlocks.padded([1, 2])
        let records =
            TarBlocks.record("GNU.sparse.major", "1") + TarBlocks.record("GNU.sparse.name", "new")
            + TarBlocks.record("path", "GNUSparseFile.0/new")
        let found = try members(
            old + TarBlocks.file("x", kind: "x", records) + TarBlocks.file("new", [1]) + TarBlocks.file("a"))
        #expect(found.map(\.name) == ["holes", "new", "a"])
        #expect(found.map { failure($0)?.contains("without --sparse") } == [true, true, nil])
        // Places of a sparse file without an end.
        #expect(try names(TarBlocks.sealed(header) + more + more) == [nil])
    }

    @Test func notesOfAnySizeAreBounded() throws {
        let large = TarBlocks.file("L", kind: "L", [UInt8](repeating: 0x61, count: 2 << 20))
        #expect(try names(large + TarBlocks.file("a")) == [nil])
    }

    @Test func partsOfFilesAreRead() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".tar").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data(TarBlocks.file("a", [1, 2, 3]) + TarBlocks.file("b", [4])).write(to: URL(filePath: path))
        let places = try TarArchive(path: path).members.map { try $0.place.get() }
        #expect(try ImageSource(path: path, part: places[0]).encodedBytes(limit: 3) == [1, 2, 3])
        #expect(try ImageSource(path: path, part: places[1]).head(count: 10, limit: 3)?.bytes == [4])
        #expect(throws: ImageAnalysisError.self) { try ImageSource(path: path, part: places[0]).encodedBytes(limit: 2) }
        try Data([1]).write(to: URL(filePath: path))
        #expect(throws: ImageAnalysisError.self) { try ImageSource(path: path, part: places[0]).encodedBytes(limit: 3) }
        #expect(throws: ImageAnalysisError.self) { try TarArchive(path: "/dev/null") }
        #expect(throws: ImageAnalysisError.self) { try TarArchive(path: "/") }
    }
}
