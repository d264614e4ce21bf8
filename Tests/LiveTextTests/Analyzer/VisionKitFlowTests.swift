import Foundation
import Testing

import LiveText

/// Code that was written for VisionKit: what an app does when it shows another image.
@Suite struct VisionKitFlowTests {
    /// A screen of an app, as VisionKit's samples have it.
    @MainActor private final class Screen {
        private let analyzer = ImageAnalyzer()
        let interaction = ImageAnalysisInteraction()
        private(set) var image: URL?

        /// Shows an image and, once it is read, its text, unless another image has taken its place.
        func show(_ image: URL) async throws {
            self.image = image
            interaction.preferredInteractionTypes = []
            interaction.analysis = nil
            let configuration = ImageAnalyzer.Configuration([.text, .machineReadableCode])
            let analysis = try await analyzer.analyze(imageAt: image, orientation: .up, configuration: configuration)
            guard image == self.image else { return }
            interaction.analysis = analysis
            interaction.preferredInteractionTypes = .automatic
        }
    }

    @MainActor @Test func staleResultIsDropped() async throws {
        try #require(ImageAnalyzer.isSupported)
        let screen = Screen()
        let slow = Sample.folder.appending(path: "letter.jpg")
        let quick = Sample.folder.appending(path: "label-product.jpg")
        async let first: Void = screen.show(slow)
        while screen.image == nil { await Task.yield() }
        async let second: Void = screen.show(quick)
        _ = try await (first, second)
        let analysis = try #require(screen.interaction.analysis)
        #expect(screen.image == quick)
        #expect(analysis.hasResults(for: [.text]))
        #expect(analysis.hasResults(for: [.machineReadableCode]))
        #expect(!analysis.hasResults(for: .visualLookUp))
        #expect(analysis.codes.map(\.symbology) == [.ean13])
        #expect(!analysis.transcript.contains("Northampton"))
        screen.interaction.handle(.key(.selectAll))
        #expect(screen.interaction.selectedText == analysis.transcript)
    }

    @Test func languagesAreTags() {
        #expect(ImageAnalyzer.supportedTextRecognitionLanguages.contains("en"))
        #expect(!ImageAnalyzer.supportedTextRecognitionLanguages.contains("eng"))
    }

    @Test func typesAreBits() {
        #expect(ImageAnalyzer.AnalysisTypes.text.rawValue == 1)
        #expect(ImageAnalyzer.AnalysisTypes.machineReadableCode.rawValue == 2)
        #expect(ImageAnalyzer.AnalysisTypes.visualLookUp.rawValue == 4)
    }
}
