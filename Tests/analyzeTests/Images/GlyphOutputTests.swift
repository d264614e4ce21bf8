import Foundation
import Recognition
import Testing

/// Emoji of a chat, as the command line hands them out.
@Suite(.enabled(if: NeuralData.folder != nil, "the networks are not installed")) struct GlyphOutputTests {
    private static let chat = Tool.samples.deletingLastPathComponent()
        .appending(path: "Tests/RecognitionTests/Fixtures/Emoji/chat.png").path
    private static let icons = Tool.samples.deletingLastPathComponent()
        .appending(path: "Tests/RecognitionTests/Fixtures/Emoji/icons.png").path

    private func glyphs(_ run: Tool.Run) throws -> [[String: Any]] {
        try #require(try run.objects.first?["glyphs"] as? [[String: Any]])
    }

    @Test func placesAndNamesAreTold() async throws {
        let glyphs = try glyphs(await Tool.run("--format", "jsonl", "--types", "text", Self.chat))
        #expect(glyphs.map { $0["unicode"] as? String } == ["🎉", "🍰", "👍🏽", "🇩🇪", "1️⃣"])
        #expect(glyphs.allSatisfy { $0["image"] == nil && $0["file"] == nil })
    }

    @Test func picturesAreEmbedded() async throws {
        let glyphs = try glyphs(
            await Tool.run("--format", "jsonl", "--types", "text", "--glyphs", "embed", Self.chat))
        #expect(glyphs.allSatisfy { ($0["image"] as? String)?.hasPrefix("data:image/png;base64,") == true })
    }

    @Test func picturesAreFiles() async throws {
        try await TemporaryFolder.with { folder in
            let run = try await Tool.run(
                "--format", "json", "--types", "text", "--glyphs", "folder", "--output-dir", "found", Self.chat,
                in: folder)
            #expect(run.status == 0)
            let found = folder.appending(path: "found")
            let json = try Data(contentsOf: found.appending(path: "chat.json"))
            let object = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
            let files = try #require(object["glyphs"] as? [[String: Any]]).compactMap { $0["file"] as? String }
            #expect(files.count == 5)
            for file in files {
                #expect(FileManager.default.fileExists(atPath: found.appending(path: file).path), "\(file)")
            }
        }
    }

    @Test func richTextIsAFolder() async throws {
        try await TemporaryFolder.with { folder in
            let run = try await Tool.run("--format", "rtfd", "--output-dir", folder.path, Self.chat)
            #expect(run.status == 0)
            let text = try String(
                decoding: Data(contentsOf: folder.appending(path: "chat.rtfd/TXT.rtf")), as: UTF8.self)
            #expect(text.contains("See you at 7 ") && text.contains("\\NeXTGraphic AdaptiveImageGlyph-"))
            // What is there already stays.
            let again = try await Tool.run("--format", "rtfd", "--output-dir", folder.path, Self.chat)
            #expect(again.status == 1)
            #expect(
                try await Tool.run("--format", "rtfd", "--output-dir", folder.path, "--overwrite", Self.chat).status
                    == 0)
        }
    }

    @Test func iconsAreNamedInPlainText() async throws {
        let run = try await Tool.run("--format", "text", "--types", "text,icons", Self.icons)
        #expect(run.output.contains("[green icon] Order shipped\n"))
        let without = try await Tool.run("--format", "text", "--types", "text", Self.icons)
        #expect(!without.output.contains("[green icon]") && !without.output.contains("\u{FFFC}"))
    }

    @Test(arguments: [
        ["--format", "text", "--glyphs", "embed"], ["--stream", "--glyphs", "folder"], ["--glyphs", "all"],
    ])
    func otherUsesAreRefused(arguments: [String]) async throws {
        let line = (arguments + (arguments.contains("--stream") ? [] : [Self.chat])).joined(separator: " ")
        let run = try await Tool.shell("\"$TOOL\" \(line) < /dev/null")
        #expect(run.status == 64)
        #expect(run.errors.contains("--glyphs") || run.errors.contains("glyphs"))
    }
}
