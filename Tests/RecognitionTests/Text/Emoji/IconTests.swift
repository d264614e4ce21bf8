import DocumentModel
import Foundation
import Imaging
import Testing

@testable import Recognition

/// The picture has lines in DejaVu Sans at 28 pixels and pictures of 35 by 35 beside them: a blue square with a triangle, an
/// orange one with a ring, a green disc with a tick, a red and yellow logo, and a purple cat's head.
@Suite(InstalledModels.areThere)
struct IconTests {
    private static func lines(in picture: String, marksPictures: Bool) async throws -> [TextLine] {
        let url = try #require(
            Bundle.module.url(forResource: picture, withExtension: "png", subdirectory: "Fixtures/Emoji"))
        let recognizer = NeuralRecognizer(pool: WorkerPool(count: 2), models: nil)
        let blocks = try await recognizer.blocks(
            in: ImageDecoder.decode(ImageSource(path: url.path)), languages: [], marksPictures: marksPictures,
            progress: ReadingProgress(), stop: StopSignal())
        return blocks.flatMap(\.lines)
    }

    @Test func picturesStandInTheirLines() async throws {
        let lines = try await Self.lines(in: "icons", marksPictures: true)
        let text = lines.map(\.text)
        for line in ["\u{FFFC} Play music", "\u{FFFC} Order shipped", "Company picnic \u{FFFC}", "good night \u{FFFC}"]
        {
            #expect(text.contains(line), "\(text)")
        }
        #expect(text.last == "No picture here")
        // Where the picture's recipe put them.
        let drawn = [(40.0, 29.0), (40, 149), (273, 209), (200, 269)].map {
            Rectangle(x: $0.0, y: $0.1, width: 35, height: 35)
        }
        let found = lines.flatMap(\.words).filter { $0.text == "\u{FFFC}" }.map(\.quad.boundingBox)
        for place in drawn {
            #expect(
                found.contains { box in
                    let shared = box.intersection(place)
                    let all = box.width * box.height + place.width * place.height - shared.width * shared.height
                    return shared.width * shared.height > 0.7 * all
                }, "\(place) among \(found)")
        }
    }

    @Test func theyHaveNoPlaceUnlessThatIsAskedFor() async throws {
        let lines = try await Self.lines(in: "icons", marksPictures: false)
        #expect(!lines.contains { $0.text.contains("\u{FFFC}") })
        #expect(lines.contains { $0.text.contains("Order shipped") })
    }

    @Test func emojiStayEmoji() async throws {
        let lines = try await Self.lines(in: "chat", marksPictures: true)
        #expect(lines.map(\.text) == ["See you at 7 🎉 bring cake 🍰", "Thanks 👍🏽🇩🇪 1️⃣ done", "No emoji in this line"])
    }
}
