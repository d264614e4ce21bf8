internal import DataDetection
internal import DocumentModel
internal import Imaging
internal import PDFDocuments
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
        let seen = try await Timed {
            try await open(image, orientation: orientation, configuration: configuration, stop: stop)
        }
        let picture = seen.value.picture
        async let blocks = Timed {
            seen.value.hasUnreadText
                ? try await text(in: picture, configuration: configuration, progress: progress, stop: stop) : []
        }
        async let codes = Timed { try await self.codes(in: picture, configuration: configuration, stop: stop) }
        let (read, found) = try await (blocks, codes)
        let hidden = try await hiddenCodes(behind: read.value, in: picture, configuration: configuration, stop: stop)
        let outside = read.value.compactMap { $0.dropping(linesInside: found.value + hidden) }
        let marked = configuration.codeRecognition.marksCodes ? found.value : []
        let all =
            configuration.analysisTypes.contains(.text) ? seen.value.blocks(read: outside, marking: marked) : outside
        let transcript = RecognizedDocument.transcript(of: all.flatMap(\.lines))
        async let matches = Timed { try await data(in: transcript, configuration: configuration, stop: stop) }
        let named = TextBlock.namingLanguages(of: all, hints: configuration.locales)
        let document = RecognizedDocument(size: seen.value.size, blocks: named, codes: found.value)
        let glyphs = try await self.glyphs(in: document, picture: picture, stop: stop)
        let detected = try await matches
        progress.finish()
        return AnalyzedImage(
            bitmap: seen.value.shown, origin: seen.value.origin, readLines: outside.flatMap(\.lines),
            analysis: ImageAnalysis(document: document, matches: detected.value, glyphs: glyphs),
            timings: AnalysisTimings(
                total: start.secondsToNow, decode: seen.seconds, text: read.seconds, codes: found.seconds,
                data: detected.seconds))
    }

    private func open(
        _ image: ImageSource, orientation: ImageOrientation?, configuration: ImageAnalyzer.Configuration,
        stop: StopSignal
    ) async throws -> SeenImage {
        if let page = image.page, let file = page.document as? PDFFile {
            return try await .page(page.number, of: file, configuration: configuration, stop: stop)
        }
        // Not for documents, which may say their text themselves.
        if configuration.analysisTypes.contains(.text) {
            await recognizers.load(configuration.textRecognition.engine)
        }
        let decoded = try await pool.withWorker { _ in
            try stop.check()
            return try SeenImage.decoded(image, orientation: orientation, configuration: configuration)
        }
        switch decoded {
        case .image(let seen): return seen
        case .document(let bytes):
            let file = try await PDFFile(bytes: bytes)
            return try await .page(configuration.page, of: file, configuration: configuration, stop: stop)
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
        guard configuration.analysisTypes.contains(.machineReadableCode), bitmap.size.area > 0 else { return [] }
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

    /// Pictures in the text; nearly all texts have none.
    private func glyphs(
        in document: RecognizedDocument, picture: Picture, stop: StopSignal
    ) async throws -> [DetectedGlyph] {
        guard GlyphStage.hasPictures(document) else { return [] }
        let names = await recognizers.names(ofEmoji: GlyphStage.emoji(in: document))
        return try await pool.withWorker { _ in
            try stop.check()
            return GlyphStage.glyphs(in: document, picture: picture, names: names)
        }
    }

    private func data(
        in transcript: String, configuration: ImageAnalyzer.Configuration, stop: StopSignal
    ) async throws -> [DataMatch] {
        guard !configuration.dataTypes.isEmpty, !transcript.isEmpty else { return [] }
        let options = configuration.dataOptions ?? .init(languages: configuration.locales)
        let detector = DataDetector(types: configuration.dataTypes, options: options)
        return try await pool.withWorker { _ in
            try stop.check()
            return detector.matches(in: transcript)
        }
    }
}
