package import Imaging
package import DocumentModel

/// The text engines of one analyzer.
package struct TextRecognizers: Sendable {
    private let tesseract: TesseractRecognizer
    private let neural: NeuralRecognizer

    /// - Parameter models: The folder of the networks; nil looks where they usually are.
    package init(pool: WorkerPool, models: String?) {
        tesseract = TesseractRecognizer(pool: pool)
        neural = NeuralRecognizer(pool: pool, models: models)
    }

    /// Reads all text that the settings ask for.
    ///
    /// - Parameters:
    ///   - languages: BCP-47 tags, the main language first; empty where the caller names none.
    ///   - progress: Is told of each line that was read.
    /// - Returns: Blocks in reading order, quads in the bitmap's pixels. No text is no error.
    /// - Throws: `ImageAnalysisError`, or `CancellationError` once `stop` is raised.
    package func blocks(
        in bitmap: Picture, languages: [String], settings: TextRecognition, progress: ReadingProgress, stop: StopSignal
    ) async throws -> [TextBlock] {
        let blocks = try await blocks(
            in: bitmap, languages: languages, engine: settings.engine, progress: progress, stop: stop)
        let words = CustomWords(settings.customWords)
        return blocks.compactMap { block in
            TextBlock(lines: block.lines.filter { settings.wants($0, in: bitmap.size) }.map(words.correcting))
        }
    }

    private func blocks(
        in bitmap: Picture, languages: [String], engine: TextRecognition.Engine, progress: ReadingProgress,
        stop: StopSignal
    ) async throws -> [TextBlock] {
        switch engine {
        case .tesseract:
            return try await tesseract.blocks(in: bitmap, languages: languages, progress: progress, stop: stop)
        case .neural:
            return try await neural.blocks(in: bitmap, languages: languages, progress: progress, stop: stop)
        case .automatic:
            do {
                return try await neural.blocks(in: bitmap, languages: languages, progress: progress, stop: stop)
            } catch let error as ImageAnalysisError where error.code == .engineUnavailable {
                return try await tesseract.blocks(in: bitmap, languages: languages, progress: progress, stop: stop)
            }
        }
    }

    /// Why the networks cannot be used; nil while nothing speaks against it.
    package var neuralFailure: ImageAnalysisError? {
        get async { await neural.failure }
    }
}

extension TextRecognition {
    /// Whether a line is one of those that are asked for.
    fileprivate func wants(_ line: TextLine, in size: PixelSize) -> Bool {
        guard line.quad.height >= minimumTextHeight * Double(size.height) else { return false }
        guard let region = regionOfInterest else { return true }
        let center = line.quad.center
        return region.contains(Point(x: center.x / Double(size.width), y: center.y / Double(size.height)))
    }
}
