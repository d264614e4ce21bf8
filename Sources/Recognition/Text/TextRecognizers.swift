package import Imaging
package import DocumentModel

/// The text engines of one analyzer.
package struct TextRecognizers: Sendable {
    private let tesseract: TesseractRecognizer
    private let neural: NeuralRecognizer

    /// Reads with the networks in the folder `models`; nil looks in the usual folders.
    package init(pool: WorkerPool, models: String?) {
        tesseract = TesseractRecognizer(pool: pool)
        neural = NeuralRecognizer(pool: pool, models: models)
    }

    /// Reads all text that the settings ask for.
    ///
    /// - Parameters:
    ///   - bitmap: The picture.
    ///   - languages: BCP-47 tags, the main language first; empty where the caller names none.
    ///   - settings: Which engine reads, and which text is wanted.
    ///   - progress: Is told of each line that was read.
    ///   - stop: Ends the reading early.
    /// - Returns: Blocks in reading order, quads in the picture's pixels; empty where there is no text.
    /// - Throws: `ImageAnalysisError`, or `CancellationError` once `stop` is raised.
    package func blocks(
        in bitmap: Picture, languages: [String], settings: TextRecognition, progress: ReadingProgress, stop: StopSignal
    ) async throws -> [TextBlock] {
        let blocks = try await settings.blocks(in: bitmap) { part in
            try await self.unsettledBlocks(
                in: part, languages: languages, settings: settings, progress: progress, stop: stop
            ).compactMap { TextBlock(lines: $0.lines.map(\.withFontRoom)) }
        }
        let words = CustomWords(settings.customWords)
        return blocks.compactMap { block in TextBlock(lines: block.lines.map(words.correcting)) }
    }

    private func unsettledBlocks(
        in bitmap: Picture, languages: [String], settings: TextRecognition, progress: ReadingProgress,
        stop: StopSignal
    ) async throws -> [TextBlock] {
        func neuralBlocks() async throws -> [TextBlock] {
            try await neural.blocks(
                in: bitmap, languages: languages, marksPictures: settings.marksPictures, progress: progress, stop: stop)
        }
        switch settings.engine {
        case .tesseract:
            return try await tesseract.blocks(in: bitmap, languages: languages, progress: progress, stop: stop)
        case .neural:
            return try await neuralBlocks()
        case .automatic:
            do {
                return try await neuralBlocks()
            } catch let error as ImageAnalysisError where error.code == .engineUnavailable {
                return try await tesseract.blocks(in: bitmap, languages: languages, progress: progress, stop: stop)
            }
        }
    }

    /// Begins to load what text is read with.
    package func load(_ engine: TextRecognition.Engine) async {
        if engine != .tesseract { await neural.load() }
    }

    /// What emoji are called in English, as far as that is installed.
    package func names(ofEmoji emoji: [String]) async -> [String: String] {
        emoji.isEmpty ? [:] : await neural.names(ofEmoji: emoji)
    }

    /// Why the networks cannot be used; nil while nothing speaks against it.
    package var neuralFailure: ImageAnalysisError? {
        get async { await neural.failure }
    }

    /// What the networks do without.
    package var neuralWarnings: [ImageAnalysisError] {
        get async { await neural.warnings }
    }
}
