import DocumentModel
import Foundation
import Imaging
import Testing

@testable import Recognition

/// Where letters meet was seen by eye, the pictures enlarged: as far off as that is unclear.
@Suite(InstalledModels.areThere)
struct LetterEdgesTests {
    /// The picture is two lines drawn by Chromium in DejaVu Sans at 28 pixels.
    @Test func lettersOfMixedLinesStandWhereTheyAreSeen() async throws {
        let picture = try #require(
            Bundle.module.url(forResource: "arabic", withExtension: "png", subdirectory: "Fixtures/Lines"))
        try await expect(
            [
                ("عليكم،", [(399, 4), (391, 4), (380, 4), (364, 4), (347, 3)]),
                // In single precision the network sees the second letter late.
                ("كتاب", [(271, 4), (262, 8), (252, 3)]),
                // The second and the third are a ligature, whose strokes cross.
                ("الإصدار", [(492, 2), (484, 4), (475.5, 3), (454, 4), (437, 3), (430, 2)]),
                ("2024", [(354, 2), (372, 2), (388, 2)]),
                ("Firefox", [(205, 2), (211, 3), (222.5, 2), (239, 2), (250, 2), (265.5, 2)]),
                ("متاح", [(168, 4), (156, 4), (150, 2)]),
                ("الآن", [(113.5, 3), (105, 4), (97.5, 3)]),
            ], in: picture, languages: ["ar"])
    }

    /// The picture is of a screen; its letters are 6 pixels wide.
    @Test func lettersOfLatinLinesStandWhereTheyAreSeen() async throws {
        let samples = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../../../../../SampleImages")
        try await expect(
            [
                (
                    "reservation",
                    [252, 259.7, 266.5, 274, 280, 286.3, 293.5, 298, 301, 309].map { ($0, 2) }
                ),
                ("cordless", [247.7, 255, 259, 266.5, 269.7, 277, 283.5].map { ($0, 2) }),
            ], in: samples.appending(path: "screenshot-mail.png"), languages: ["en"])
    }

    private func expect(
        _ seen: [(word: String, edges: [(x: Double, slack: Double)])], in picture: URL, languages: [String]
    ) async throws {
        let recognizer = NeuralRecognizer(pool: WorkerPool(count: 2), models: nil)
        let blocks = try await recognizer.blocks(
            in: ImageDecoder.decode(ImageSource(path: picture.path)), languages: languages, progress: ReadingProgress(),
            stop: StopSignal())
        let words = blocks.flatMap(\.lines).flatMap(\.words)
        for (text, edges) in seen {
            let word = try #require(words.first { $0.text == text }, "\(text)")
            #expect(word.characterEdges.count == edges.count)
            var offset = 0
            for (letter, edge) in zip(text, edges) {
                let next = offset + letter.utf16.count
                let place = word.quad(from: offset, to: next)
                let end = text.isRightToLeft ? place.topLeft.x : place.topRight.x
                #expect(abs(end - edge.x) <= edge.slack, "\(letter) of \(text) ends at \(end), not at \(edge.x)")
                offset = next
            }
        }
    }
}
