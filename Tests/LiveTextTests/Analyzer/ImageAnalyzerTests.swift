import Foundation
import Testing

@testable import LiveText

@Suite struct ImageAnalyzerTests {
    private static let analyzer = ImageAnalyzer(workers: 1)

    @Test func onlyWhatIsAskedForIsLookedFor() async throws {
        let url = Sample.folder.appending(path: "label-product.jpg")
        let codes = try await Self.analyzer.analyze(
            imageAt: url, configuration: ImageAnalyzer.Configuration(.machineReadableCode))
        #expect(codes.transcript.isEmpty && codes.codes.count == 1)
        let nothing = try await Self.analyzer.analyze(imageAt: url, configuration: ImageAnalyzer.Configuration([]))
        #expect(nothing.transcript.isEmpty && nothing.codes.isEmpty)
        #expect(nothing.size == PixelSize(width: 1100, height: 860))
    }

    /// A code that nobody asks for is no text either.
    @Test(arguments: ["card-wifi.jpg", "label-product.jpg"])
    func codesAreNoText(sample: String) async throws {
        let url = Sample.folder.appending(path: sample)
        let both = try await Self.analyzer.analyze(imageAt: url, configuration: .init([.text, .machineReadableCode]))
        let text = try await Self.analyzer.analyze(imageAt: url, configuration: .init(.text))
        #expect(!both.codes.isEmpty)
        #expect(text.codes.isEmpty && text.lines == both.lines)
    }

    @Test func dataTypesAreThoseOfTheConfiguration() async throws {
        var configuration = ImageAnalyzer.Configuration(.text)
        let all = try await Self.analyzer.analyze(TestPage.small(), configuration: configuration)
        #expect(all.data.map(\.match.text) == ["+1 617-555-\n0188"])
        #expect(all.data.first?.quads.count == 2)
        configuration.dataTypes = [.link]
        let links = try await Self.analyzer.analyze(TestPage.small(), configuration: configuration)
        #expect(links.data.isEmpty)
        #expect(links.transcript == all.transcript)
    }

    @Test func dataOptionsAreThoseOfTheConfiguration() async throws {
        var configuration = ImageAnalyzer.Configuration(.text)
        var options = DataDetector.Options()
        options.actions.templates[.phoneNumber] = [.init(title: "Dial", url: "https://example.com/{digits}")]
        configuration.dataOptions = options
        let analysis = try await Self.analyzer.analyze(TestPage.small(), configuration: configuration)
        #expect(analysis.data.first?.match.actions.map(\.title) == ["Dial"])
        #expect(analysis.data.first?.match.actions.first?.url == "https://example.com/+16175550188")
    }

    @Test func givenOrientationWins() async throws {
        let url = Sample.folder.appending(path: "notice-exif-rotated.jpg")
        let configuration = ImageAnalyzer.Configuration([])
        let upright = try await Self.analyzer.analyze(imageAt: url, configuration: configuration)
        #expect(upright.size == PixelSize(width: 1050, height: 1400))
        let stored = try await Self.analyzer.analyze(imageAt: url, orientation: .up, configuration: configuration)
        #expect(stored.size == PixelSize(width: 1400, height: 1050))
    }

    @Test func limitsHold() async throws {
        var configuration = ImageAnalyzer.Configuration(.text)
        configuration.limits.pixels = 1000
        await #expect(throws: ImageAnalysisError.self) {
            try await Self.analyzer.analyze(TestPage.small(), configuration: configuration)
        }
    }

    @Test func missingLanguageNamesItsPackage() async throws {
        var configuration = ImageAnalyzer.Configuration(.text)
        configuration.locales = ["gd"]
        let error = await #expect(throws: ImageAnalysisError.self) {
            try await Self.analyzer.analyze(TestPage.small(), configuration: configuration)
        }
        #expect(error?.code == .languageUnavailable)
        #expect(error?.message.contains("tesseract-ocr-gla") == true)
    }

    @Test func stagesAreTimed() async throws {
        let configuration = ImageAnalyzer.Configuration([.text, .machineReadableCode])
        let timings = try await Self.analyzer.analyzedImage(TestPage.small(), configuration: configuration).timings
        #expect(timings.text > 0 && timings.codes > 0)
        #expect(timings.total >= timings.decode + max(timings.text, timings.codes) + timings.data - 0.001)
    }
}
