import Foundation
import Testing

@testable import Recognition

/// libtesseract's own threads have to stay off: with them a page takes ten times as long, or more.
@Suite(.serialized) struct OpenMPTests {
    @Test func aLetterIsReadInLittleTime() async throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../SampleImages")
        let letter = ImageSource(path: folder.appending(path: "letter.jpg").standardizedFileURL.path)
        let recognizer = TesseractRecognizer(pool: WorkerPool(count: 2))
        let bitmap = try ImageDecoder.decode(letter)
        var blocks = 0
        let time = try await ContinuousClock().measure {
            blocks = try await recognizer.blocks(in: bitmap, languages: ["en"], stop: StopSignal()).count
        }
        #expect(blocks > 3)
        // Processor seconds would count a busy machine less, but threads that wait for each other spin.
        #expect(time < .seconds(8), "one page took \(time)")
    }
}
