import Foundation
import Recognition
import Testing

@testable import LiveText

/// The recogniser that computes in bytes and the one that does not, of which the processor decides.
@Suite(.enabled(if: NeuralData.folder != nil, "the networks are not installed")) struct RecognizerTests {
    private static let recognizers = ["PP-OCRv6_rec_small.lines.int8.onnx", "PP-OCRv6_rec_small.lines.onnx"]

    /// Lends a folder of links to the installed networks, in which one recogniser stands for both.
    private func withRecognizer(_ recognizer: String, _ body: (URL) async throws -> Void) async throws {
        let installed = URL(filePath: try #require(NeuralData.folder))
        let folder = FileManager.default.temporaryDirectory.appending(path: "models-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in try FileManager.default.contentsOfDirectory(atPath: installed.path) where name != "SHA256SUMS" {
            let real = Self.recognizers.contains(name) ? recognizer : name
            try FileManager.default.createSymbolicLink(
                at: folder.appending(path: name), withDestinationURL: installed.appending(path: real))
        }
        try await body(folder)
    }

    @Test(arguments: recognizers, ["letter.jpg", "card-russian.jpg", "screenshot-game.png"])
    func bothReadWell(recognizer: String, name: String) async throws {
        let sample = try Sample.named(name)
        try await withRecognizer(recognizer) { models in
            let analyzer = ImageAnalyzer(workers: 2, models: models)
            var configuration = ImageAnalyzer.Configuration(.text)
            configuration.textRecognition.engine = .neural
            let found = try await analyzer.analyze(imageAt: sample.url, configuration: configuration).lines
            #expect(WordScore.f1(expected: sample.lines.map(\.text), found: found.map(\.text)) >= 0.95)
        }
    }
}
