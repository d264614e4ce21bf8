import Foundation
import Recognition
import Testing

@testable import LiveText

/// The networks behind the analyzer.
@Suite(
    .enabled(if: NeuralData.folder != nil, "the networks are not installed"), .timeLimit(.minutes(15)))
struct NeuralEngineTests {
    private static let analyzer = ImageAnalyzer(workers: 2)
    private static let lonely = ImageAnalyzer(workers: 1)

    private func configuration(
        _ engine: TextRecognition.Engine = .neural, deadline: Duration? = nil
    ) -> ImageAnalyzer.Configuration {
        var configuration = ImageAnalyzer.Configuration(.text)
        configuration.deadline = deadline
        configuration.textRecognition.engine = engine
        return configuration
    }

    private func analysis(
        of sample: String, by analyzer: ImageAnalyzer = Self.analyzer
    ) async throws -> ImageAnalysis {
        try await analyzer.analyze(imageAt: Sample.folder.appending(path: sample), configuration: configuration())
    }

    /// Also with another number of workers.
    @Test(arguments: ["sign-street.jpg", "card-wifi.jpg"]) func sameAnswerEveryTime(sample: String) async throws {
        let first = try await analysis(of: sample)
        #expect(first.lines.count > 2)
        #expect(try await analysis(of: sample, by: Self.lonely) == first)
    }

    /// By the networks alone: no model of Tesseract is asked for.
    @Test(arguments: [
        ("card-russian.jpg", ["ru"]), ("card-russian.jpg", ["uk", "en"]), ("card-russian.jpg", []),
        ("card-korean.jpg", ["ko"]), ("card-korean.jpg", []),
    ])
    func otherLettersAreReadAndFoundOut(name: String, languages: [String]) async throws {
        let sample = try Sample.named(name)
        var configuration = configuration()
        configuration.locales = languages
        let found = try await Self.analyzer.analyze(imageAt: sample.url, configuration: configuration).lines
        #expect(WordScore.f1(expected: sample.lines.map(\.text), found: found.map(\.text)) >= 0.9)
    }

    /// Seen from near, they fall apart.
    @Test func linesOfLargeLettersAreWhole() async throws {
        let sample = try Sample.named("screenshot-game.png")
        let found = try await Self.analyzer.analyze(imageAt: sample.url, configuration: configuration()).lines
        #expect(found.map(\.text) == sample.lines.map(\.text))
    }

    /// The sides of the page stand two thirds of a line above its middle.
    @Test func linesThatAreCurvedALittleAreRead() async throws {
        let found = try await Self.analyzer.analyze(TestPage.bent(by: 18), configuration: configuration()).lines
        let expected = try Sample.named("letter.jpg").lines.map(\.text)
        #expect(WordScore.f1(expected: expected, found: found.map(\.text)) >= 0.95)
    }

    /// "visitors please", alone on a strip of paper.
    private func words() throws -> ImageSource {
        let note = try ImageDecoder.decode(ImageSource(url: Sample.folder.appending(path: "note-broken-values.png")))
            .gray()
        let pixels = (300..<345).flatMap { row in note.bytes[row * note.width + 130..<row * note.width + 298] }
        return try ImageSource(pixels: pixels, width: 168, height: 45, format: .gray8)
    }

    @Test func manyAtOnceGetWhatOneGets() async throws {
        let page = try words()
        let configuration = configuration()
        let serial = try await Self.lonely.analyze(page, configuration: configuration)
        #expect(serial.transcript == "visitors please")
        try await withThrowingTaskGroup(of: ImageAnalysis.self) { group in
            for _ in 0..<20 {
                group.addTask { try await Self.analyzer.analyze(page, configuration: configuration) }
            }
            let all = try await group.reduce(into: []) { $0.append($1) }
            #expect(all == Array(repeating: serial, count: 20))
        }
    }

    /// The lines of the small page that are read with settings.
    private func lines(_ change: (inout TextRecognition) -> Void = { _ in }) async throws -> [TextLine] {
        var configuration = configuration()
        change(&configuration.textRecognition)
        return try await Self.analyzer.analyze(TestPage.small(), configuration: configuration).lines
    }

    @Test func regionOfInterest() async throws {
        let all = try await lines()
        try #require(all.count == 2 && all[0].quad.center.y < all[1].quad.center.y)
        let upper = try await lines { $0.regionOfInterest = Rectangle(x: 0, y: 0, width: 1, height: 0.5) }
        #expect(upper == [all[0]])
        // The middle of each line lies left of nine tenths, though it begins at the left edge.
        let right = try await lines { $0.regionOfInterest = Rectangle(x: 0.9, y: 0, width: 0.1, height: 1) }
        #expect(right.isEmpty)
    }

    /// Networks are shown 32 pixels of the narrow side.
    @Test(arguments: [PixelSize(width: 3000, height: 40), PixelSize(width: 40, height: 3000)])
    func narrowPicturesAreLookedAt(size: PixelSize) async throws {
        let white = [UInt8](repeating: 255, count: size.width * size.height)
        let picture = try ImageSource(pixels: white, width: size.width, height: size.height, format: .gray8)
        #expect(try await Self.analyzer.analyze(picture, configuration: configuration()).lines.isEmpty)
    }

    @Test func minimumTextHeight() async throws {
        let all = try await lines()
        let heights = all.map(\.quad.height).sorted()
        try #require(heights.count == 2 && heights[0] < heights[1])
        let least = (heights[0] + heights[1]) / 2 / Double(105)
        // A line alone tells less of its language than both do.
        let tall = try await lines { $0.minimumTextHeight = least }
        #expect(tall.map(\.text) == all.filter { $0.quad.height == heights[1] }.map(\.text))
        #expect(try await lines { $0.minimumTextHeight = 0.9 }.isEmpty)
    }

    /// A page of 12 megapixels that takes seconds.
    @Test func cancelledCallerIsLetGo() async throws {
        let page = try TestPage.large()
        let configuration = configuration()
        // The quickest of three: other processes may hold one up.
        var time = Duration.seconds(60)
        for _ in 0..<3 where time > .milliseconds(200) {
            let task = Task { try await Self.analyzer.analyze(page, configuration: configuration) }
            try await Task.sleep(for: .milliseconds(300))
            let start = ContinuousClock.now
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
            time = min(time, start.duration(to: .now))
        }
        #expect(time <= .milliseconds(200))
        // What was abandoned gives its place back.
        #expect(
            try await Self.analyzer.analyze(TestPage.small(), configuration: configuration).transcript.contains(
                "visitors"))
    }

    @Test func deadlineHolds() async throws {
        let page = try TestPage.large()
        let hurried = configuration(deadline: .milliseconds(200))
        var time = Duration.seconds(60)
        for _ in 0..<3 where time > .milliseconds(400) {
            let start = ContinuousClock.now
            let error = await #expect(throws: ImageAnalysisError.self) {
                try await Self.analyzer.analyze(page, configuration: hurried)
            }
            #expect(error?.code == .timedOut)
            time = min(time, start.duration(to: .now))
        }
        #expect(time >= .milliseconds(200) && time <= .milliseconds(400))
    }

    @Test func noFailureWhereTheNetworksServe() async throws {
        _ = try await Self.analyzer.analyze(TestPage.small(), configuration: configuration(.automatic))
        #expect(await Self.analyzer.neuralEngineFailure == nil)
    }
}
