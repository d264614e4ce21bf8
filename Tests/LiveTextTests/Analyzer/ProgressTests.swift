import Foundation
import LiveText
import Recognition
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(15))) struct ProgressTests {
    private static let analyzer = ImageAnalyzer(workers: 2)

    private final class Shares: Sendable {
        private let shares = Mutex<[Double]>([])
        var all: [Double] { shares.withLock(\.self) }
        func append(_ share: Double) { shares.withLock { $0.append(share) } }
    }

    @Test(arguments: [TextRecognition.Engine.neural, .tesseract]) func growsToOne(engine: TextRecognition.Engine)
        async throws
    {
        try #require(ImageAnalyzer.isSupported && (engine == .tesseract || NeuralData.folder != nil))
        var configuration = ImageAnalyzer.Configuration([.text])
        configuration.textRecognition.engine = engine
        let shares = Shares()
        _ = try await Self.analyzer.analyze(
            imageAt: Sample.folder.appending(path: "card-business.jpg"), configuration: configuration,
            progressHandler: shares.append)
        #expect(shares.all == shares.all.sorted())
        #expect(shares.all.last == 1)
        // The card has eight lines.
        #expect(shares.all.count >= 8)
        #expect(shares.all.allSatisfy { $0 > 0 && $0 <= 1 })
    }

    @Test func cancelledAnalysisTellsNothingMore() async throws {
        try #require(ImageAnalyzer.isSupported)
        let shares = Shares()
        let page = try TestPage.large()
        let analysis = Task {
            try await Self.analyzer.analyze(page, configuration: .init(.text), progressHandler: shares.append)
        }
        while shares.all.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        analysis.cancel()
        await #expect(throws: CancellationError.self) { try await analysis.value }
        let told = shares.all
        #expect(told.last.map { $0 < 1 } == true)
        try await Task.sleep(for: .milliseconds(300))
        #expect(shares.all == told)
    }
}
