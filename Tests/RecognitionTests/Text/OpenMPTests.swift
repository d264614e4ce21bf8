import DocumentModel
import Foundation
import Glibc
import Testing

@testable import Recognition

/// libtesseract's own threads have to stay off: with them a page takes ten times as long, or more.
@Suite(.serialized) struct OpenMPTests {
    @Test func everyThreadThatReadsHasItOff() async throws {
        typealias GetMaxActiveLevels = @convention(c) () -> Int32
        let languages = TesseractLanguages(codes: ["eng"])
        let pool = WorkerPool(count: 1)
        for _ in 0..<8 {
            // A queue may run on another thread each time.
            let levels = try await pool.withWorker { worker in
                guard let pix = PixHandle(gray: Self.blank) else { return Int32(-1) }
                _ = try worker.withTesseract(languages) {
                    try $0.words(inLine: pix, isVertical: false, stop: StopSignal())
                }
                let symbol = try #require(dlsym(nil, "omp_get_max_active_levels"))
                return unsafeBitCast(symbol, to: GetMaxActiveLevels.self)()
            }
            #expect(levels == 0)
        }
    }

    private static let blank = Picture(
        size: PixelSize(width: 200, height: 40), format: .gray8, rowStride: 200,
        bytes: [UInt8](repeating: 255, count: 8000))

    @Test(.timeLimit(.minutes(1))) func aLetterIsReadInTime() async throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../SampleImages")
        let letter = ImageSource(path: folder.appending(path: "letter.jpg").standardizedFileURL.path)
        let recognizer = TesseractRecognizer(pool: WorkerPool(count: 2))
        let bitmap = try ImageDecoder.decode(letter)
        let blocks = try await recognizer.blocks(
            in: bitmap, languages: ["en"], progress: ReadingProgress(), stop: StopSignal())
        #expect(blocks.count > 3)
    }
}
