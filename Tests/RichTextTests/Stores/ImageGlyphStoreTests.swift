import Foundation
import Testing

@testable import RichText

/// What every store does.
@Suite struct ImageGlyphStoreTests {
    private static let glyphs = Result { try (0..<3).map { try SampleGlyph.glyph($0, encoding: .png) } }

    private static func text(_ numbers: Int...) throws -> AttributedString {
        let glyphs = try glyphs.get()
        return numbers.reduce(AttributedString("hi ")) { $0 + AttributedString(adaptiveImageGlyph: glyphs[$1]) }
    }

    @Test(arguments: StoreKind.allCases) func textsComeBack(kind: StoreKind) throws {
        let folder = TemporaryFolder()
        let store = try kind.store(in: folder.url)
        let text = try Self.text(0, 1, 0)
        let parts = try store.keep(text, as: "one")
        let again = try kind.store(in: folder.url).recompose(parts.string, parts.imageGlyphs)
        #expect(again == text)
        #expect(
            again.adaptiveImageGlyphs.map(\.glyph.imageContent) == text.adaptiveImageGlyphs.map(\.glyph.imageContent))
        #expect(try store.image(for: "unknown") == nil)
        var missing: [String] = []
        let other = try store.recompose("\u{FFFC}", [(NSRange(location: 0, length: 1), "unknown")]) {
            missing.append($0)
        }
        #expect(missing == ["unknown"])
        #expect(other.runs.map(\.missingImageGlyph) == ["unknown"])
    }

    @Test(arguments: StoreKind.allCases) func storedIdentifiersAreNotStoredAgain(kind: StoreKind) throws {
        let folder = TemporaryFolder()
        let store = try kind.store(in: folder.url)
        try store.set(images: ["a": Data([1])], identifiers: ["a"], usedBy: "one")
        try store.set(images: ["a": Data([2])], identifiers: ["a"], usedBy: "two")
        #expect(try store.image(for: "a") == Data([1]))
        #expect(try store.identifiers() == ["a"])
        #expect(try store.useCount(of: "a") == 2)
    }

    @Test(arguments: StoreKind.allCases) func whatNoTextUsesIsCollected(kind: StoreKind) throws {
        let folder = TemporaryFolder()
        let store = try kind.store(in: folder.url)
        let glyphs = try Self.glyphs.get()
        _ = try store.keep(Self.text(0, 1), as: "one")
        _ = try store.keep(Self.text(1, 2, 2), as: "two")
        #expect(try glyphs.map { try store.useCount(of: $0.contentIdentifier) } == [1, 2, 1])
        #expect(try store.collect(grace: 0) == [])
        // A text that is written anew uses what it then holds.
        _ = try store.keep(Self.text(2), as: "one")
        #expect(try store.collect() == [], "stored a moment ago")
        #expect(try store.collect(grace: 0) == [glyphs[0].contentIdentifier])
        try store.forget("two")
        try store.forget("never kept")
        #expect(try glyphs.map { try store.useCount(of: $0.contentIdentifier) } == [0, 0, 1])
        #expect(try store.collect(grace: 0) == [glyphs[1].contentIdentifier])
        #expect(try store.identifiers() == [glyphs[2].contentIdentifier])
    }

    @Test(arguments: StoreKind.allCases) func anyIdentifierAndNameWillDo(kind: StoreKind) throws {
        let folder = TemporaryFolder()
        let store = try kind.store(in: folder.url)
        let names = [
            "..", ".", "a/b", "%2F", "=a", "'; DROP TABLE image_glyph; --", "ひらがな", "a\u{0}b",
            String(repeating: "/", count: 180),
            String(repeating: "é", count: 90), ".hidden",
        ]
        for (index, name) in names.enumerated() {
            try store.set(images: [name: Data([UInt8(index)])], identifiers: [name], usedBy: name)
        }
        for (index, name) in names.enumerated() {
            #expect(try store.image(for: name) == Data([UInt8(index)]), "\(name)")
            #expect(try store.useCount(of: name) == 1, "\(name)")
        }
        #expect(try store.identifiers() == Set(names))
    }

    @Test(arguments: StoreKind.allCases) func manyWritersAtOnce(kind: StoreKind) async throws {
        let folder = TemporaryFolder()
        let store = try kind.store(in: folder.url)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for writer in 0..<4 {
                group.addTask {
                    for text in 0..<6 { try StoreWriter.write(writer: writer, text: text, to: store) }
                }
            }
            try await group.waitForAll()
        }
        try StoreWriter.check(store, writers: 4, texts: 6)
    }

    @Test(arguments: StoreKind.allCases) func severalProcessesAtOnce(kind: StoreKind) throws {
        let folder = TemporaryFolder()
        _ = try kind.store(in: folder.url)
        let writers = try (0..<3).map { try StoreWriter.start(writer: $0, texts: 6, kind: kind, folder: folder.url) }
        for writer in writers {
            writer.waitUntilExit()
            #expect(writer.terminationStatus == 0)
        }
        try StoreWriter.check(kind.store(in: folder.url), writers: 3, texts: 6)
    }

    @Test func folderThatCannotBeWrittenIsAnError() throws {
        let folder = TemporaryFolder()
        let file = folder.url.appendingPathComponent("file")
        try Data().write(to: file)
        let error = #expect(throws: RichTextError.self) { try FolderGlyphStore(folder: file) }
        #expect(error?.code == .storeFailed)
        #expect(throws: RichTextError.self) { try SQLiteGlyphStore(path: folder.url.path) }
        try Data(repeating: 7, count: 5000).write(to: file)
        #expect(throws: RichTextError.self) { try SQLiteGlyphStore(path: file.path) }
    }
}
