internal import DataDetection
internal import DocumentModel
internal import Imaging
internal import Recognition

/// The stages of an analysis, one after the other.
struct AnalysisPipeline: Sendable {
    let pool: WorkerPool
    let recognizers: TextRecognizers

    func analyzedImage(
        _ image: ImageSource, orientation: ImageOrientation?, configuration: ImageAnalyzer.Configuration,
        progress: ReadingProgress, stop: StopSignal
    ) async throws -> AnalyzedImage {
        let start = ContinuousClock.now
        let bitmap = try await Timed {
            try await decode(image, orientation: orientation, configuration: configuration, stop: stop)
        }
        async let blocks = Timed {
            try await text(in: bitmap.value, configuration: configuration, progress: progress, stop: stop)
        }
        async let codes = Timed { try await self.codes(in: bitmap.value, configuration: configuration, stop: stop) }
        let (read, found) = try await (blocks, codes)
        let hidden = try await hiddenCodes(
            behind: read.value, in: bitmap.value, configuration: configuration, stop: stop)
        let outside = read.value.compactMap { $0.dropping(linesInside: found.value + hidden) }
        let named = TextBlock.namingLanguages(of: outside, hints: configuration.locales)
        let document = RecognizedDocument(size: bitmap.value.size, blocks: named, codes: found.value)
        let matches = try await Timed { try await data(in: document, configuration: configuration, stop: stop) }
        progress.finish()
        return AnalyzedImage(
            bitmap: bitmap.value, analysis: ImageAnalysis(document: document, matches: matches.value),
            timings: AnalysisTimings(
                total: start.secondsToNow, decode: bitmap.seconds, text: read.seconds, codes: found.seconds,
                data: matches.seconds))
    }

    private func decode(
        _ image: ImageSource, orientation: ImageOrientation?, configuration: ImageAnalyzer.Configuration,
        stop: StopSignal
    ) async throws -> Picture {
        try await pool.withWorker { _ in
            try stop.check()
            return try ImageDecoder.decode(
                image, orientation: orientation, page: configuration.page, limits: configuration.limits)
        }
    }

    private func text(
        in bitmap: Picture, configuration: ImageAnalyzer.Configuration, progress: ReadingProgress, stop: StopSignal
    ) async throws -> [TextBlock] {
        guard configuration.analysisTypes.contains(.text) else { return [] }
        return try await recognizers.blocks(
            in: bitmap, languages: configuration.locales, settings: configuration.textRecognition, progress: progress,
            stop: stop)
    }

    private func codes(
        in bitmap: Picture, configuration: ImageAnalyzer.Configuration, stop: StopSignal
    ) async throws -> [Code] {
        guard configuration.analysisTypes.contains(.machineReadableCode) else { return [] }
        return try await pool.withWorker { worker in
            try stop.check()
            let codes = try worker.withCodeReader {
                try $0.codes(in: bitmap, settings: configuration.codeRecognition, isCancelled: { stop.isRaised })
            }
            try stop.check()
            return codes
        }
    }

    /// Codes that nobody asks for, where lines of text stand in a code's texture: modules look like letters of some scripts.
    private func hiddenCodes(
        behind blocks: [TextBlock], in picture: Picture, configuration: ImageAnalyzer.Configuration, stop: StopSignal
    ) async throws -> [Code] {
        guard !configuration.analysisTypes.contains(.machineReadableCode), !blocks.isEmpty else { return [] }
        return try await pool.withWorker { worker in
            try stop.check()
            let textures = CodeReader.textures(in: picture)
            let centers = blocks.flatMap(\.lines).map(\.quad.center)
            guard textures.contains(where: { centers.contains(where: $0.contains) }) else { return [] }
            return try worker.withCodeReader { try $0.codes(in: picture, isCancelled: { stop.isRaised }) }
        }
    }

    private func data(
        in document: RecognizedDocument, configuration: ImageAnalyzer.Configuration, stop: StopSignal
    ) async throws -> [DataMatch] {
        guard !configuration.dataTypes.isEmpty, !document.transcript.isEmpty else { return [] }
        let options = configuration.dataOptions ?? .init(languages: configuration.locales)
        let detector = DataDetector(types: configuration.dataTypes, options: options)
        return try await pool.withWorker { _ in
            try stop.check()
            return detector.matches(in: document.transcript)
        }
    }
}
