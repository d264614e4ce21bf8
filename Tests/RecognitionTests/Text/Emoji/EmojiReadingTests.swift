import DocumentModel
import Foundation
import Imaging
import Testing

@testable import Recognition

/// The picture is a chat drawn in DejaVu Sans at 32 pixels, its emoji reduced from Noto Color Emoji's own pictures to 40 by 38.
@Suite(InstalledModels.areThere)
struct EmojiReadingTests {
    private static func picture(_ name: String = "chat", _ type: String = "png") throws -> Picture {
        let url = try #require(
            Bundle.module.url(forResource: name, withExtension: type, subdirectory: "Fixtures/Emoji"))
        return try ImageDecoder.decode(ImageSource(path: url.path))
    }

    private static func lines(in picture: Picture) async throws -> [TextLine] {
        let recognizer = NeuralRecognizer(pool: WorkerPool(count: 2), models: nil)
        let blocks = try await recognizer.blocks(
            in: picture, languages: [], progress: ReadingProgress(), stop: StopSignal())
        return blocks.flatMap(\.lines)
    }

    @Test func linesDoNotBreakAtEmoji() async throws {
        let lines = try await Self.lines(in: Self.picture())
        #expect(
            lines.map(\.text) == ["See you at 7 🎉 bring cake 🍰", "Thanks 👍🏽🇩🇪 1️⃣ done", "No emoji in this line"])
    }

    @Test func emojiHaveTheirPlaces() async throws {
        let words = try await Self.lines(in: Self.picture()).flatMap(\.words)
        // Where the picture's recipe put them; two that follow each other without a space are one word.
        let drawn = [
            "🎉": Rectangle(x: 262, y: 31, width: 40, height: 38), "🍰": Rectangle(x: 489, y: 31, width: 40, height: 38),
            "👍🏽🇩🇪": Rectangle(x: 175, y: 119, width: 80, height: 38),
            "1️⃣": Rectangle(x: 265, y: 119, width: 40, height: 38),
        ]
        for (text, place) in drawn {
            let word = try #require(words.first { $0.text == text })
            let box = word.quad.boundingBox
            let shared = box.intersection(place)
            let all = box.width * box.height + place.width * place.height - shared.width * shared.height
            #expect(shared.width * shared.height > 0.8 * all, "\(text) at \(box)")
        }
        let pair = try #require(words.first { $0.text == "👍🏽🇩🇪" })
        #expect(pair.characterEdges.count == 1)
        #expect(abs(pair.characterEdges[0] - 0.5) < 0.05)
    }

    /// Drawn by Chromium in DejaVu Sans at 18 pixels and saved as JPEG: a gray spoon on a gray ground, beside what has colours.
    @Test func paleOnesAreReadWhereOthersAre() async throws {
        let lines = try await Self.lines(in: Self.picture("pale", "jpg")).map(\.text)
        #expect(lines.contains("Bring the 🥄 spoons 🥳"))
        #expect(lines.contains("See 😎🔥🎂 you 🎉👍 at 🚗 1:51"))
    }

    @Test func grayPicturesHaveNone() async throws {
        let lines = try await Self.lines(in: Self.picture().gray())
        #expect(!lines.contains { $0.text.unicodeScalars.contains { $0.properties.isEmojiPresentation } })
    }
}
