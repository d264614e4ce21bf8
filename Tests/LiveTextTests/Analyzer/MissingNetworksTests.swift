import Foundation
import Testing

@testable import LiveText

/// An analyzer whose folder of networks is not what it should be.
@Suite struct MissingNetworksTests {
    private func configuration(_ engine: TextRecognition.Engine) -> ImageAnalyzer.Configuration {
        var configuration = ImageAnalyzer.Configuration(.text)
        configuration.textRecognition.engine = engine
        return configuration
    }

    /// Lends a folder with empty files where the networks should be.
    private func withHollowModels(_ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "models-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in [
            "PP-OCRv6_det_small.flat.onnx", "PP-OCRv6_rec_small.lines.onnx", "PP-OCRv6_rec_small.lines.int8.onnx",
            "PP-OCRv6_rec_small.ideographs.onnx",
        ] {
            try Data().write(to: folder.appending(path: name))
        }
        try await body(folder)
    }

    private func expectTesseractAlone(_ models: URL) async throws {
        let page = try TestPage.small()
        let analyzer = ImageAnalyzer(workers: 1, models: models)
        #expect(await analyzer.neuralEngineFailure == nil)
        let tesseract = try await analyzer.analyze(page, configuration: configuration(.tesseract))
        #expect(tesseract.transcript.contains("visitors"))
        // Nobody has asked for the networks so far.
        #expect(await analyzer.neuralEngineFailure == nil)
        // Each time, not only the first.
        for _ in 0..<2 {
            #expect(try await analyzer.analyze(page, configuration: configuration(.automatic)) == tesseract)
            let error = await #expect(throws: ImageAnalysisError.self) {
                try await analyzer.analyze(page, configuration: configuration(.neural))
            }
            #expect(error?.code == .engineUnavailable)
            #expect(await analyzer.neuralEngineFailure == error)
            #expect(error?.message.contains(models.path) == true)
            #expect(error?.message.contains("Models/fetch.sh") == true)
        }
    }

    @Test func folderIsMissing() async throws {
        try await expectTesseractAlone(URL(filePath: "/nowhere/models"))
    }

    @Test func filesAreEmpty() async throws {
        try await withHollowModels(expectTesseractAlone)
    }
}
