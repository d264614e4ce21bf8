import Foundation
import Testing

@testable import RichText

/// Writes texts that all use the same glyphs, in this process or in others.
enum StoreWriter {
    private static let identifiers = (0..<5).map { "glyph-\($0)" }
    /// Tells a process of the tests that it is to write: writer, number of texts, kind of store and folder.
    private static let variable = "LIVETEXT_TEST_STORE_WRITER"

    static func write(writer: Int, text: Int, to store: any ImageGlyphStore) throws {
        let images = Dictionary(uniqueKeysWithValues: identifiers.map { ($0, Data("\($0) by \(writer)".utf8)) })
        try store.set(images: images, identifiers: Set(identifiers), usedBy: "\(writer).\(text)")
        // Nothing that is in use may go.
        _ = try store.collect(grace: 0)
    }

    static func check(_ store: any ImageGlyphStore, writers: Int, texts: Int) throws {
        #expect(try store.identifiers() == Set(identifiers))
        for identifier in identifiers {
            #expect(try store.useCount(of: identifier) == writers * texts)
            let image = try #require(try store.image(for: identifier))
            #expect(String(decoding: image, as: UTF8.self).hasPrefix("\(identifier) by "))
        }
    }

    /// Starts this program again, to run the one test below.
    static func start(writer: Int, texts: Int, kind: StoreKind, folder: URL) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["--testing-library", "swift-testing", "--filter", "StoreWriterTests"]
        process.environment = ProcessInfo.processInfo.environment.merging(
            [variable: "\(writer) \(texts) \(kind.rawValue) \(folder.path)"]) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    /// What this process is to write, if it was started to write.
    static var task: [String]? {
        ProcessInfo.processInfo.environment[variable]?.split(separator: " ", maxSplits: 3).map(String.init)
    }
}

@Suite struct StoreWriterTests {
    @Test(.enabled(if: StoreWriter.task != nil, "only in processes that other tests start")) func writes() throws {
        let task = try #require(StoreWriter.task)
        let (writer, texts) = (try #require(Int(task[0])), try #require(Int(task[1])))
        let store = try #require(StoreKind(rawValue: task[2])).store(in: URL(fileURLWithPath: task[3]))
        for text in 0..<texts { try StoreWriter.write(writer: writer, text: text, to: store) }
    }
}
