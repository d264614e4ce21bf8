package import Imaging
package import DocumentModel
internal import CAllocator
internal import Foundation

/// Reads text with networks: finds the lines, straightens them, reads them in parallel on all workers.
///
/// Where the network's alphabet lacks a language, Tesseract reads the lines that the network found.
package struct NeuralRecognizer: TextRecognizer {
    private let pool: WorkerPool
    private let engine: NeuralEngine

    /// Reads with the networks in the folder `models`; nil looks in the usual folders.
    package init(pool: WorkerPool, models: String?) {
        self.pool = pool
        engine = NeuralEngine(pool: pool, folder: models)
    }

    /// Why the networks cannot be used; nil while nothing speaks against it.
    package var failure: ImageAnalysisError? {
        get async { await engine.failure }
    }

    /// What the networks do without.
    package var warnings: [ImageAnalysisError] {
        get async { await engine.warnings }
    }

    /// Begins to load the networks.
    func load() async { await engine.load() }

    /// What emoji are called in English; none where the table of emoji is missing.
    func names(ofEmoji emoji: [String]) async -> [String: String] {
        guard let table = try? await engine.emoji else { return [:] }
        return emoji.reduce(into: [:]) { $0[$1] = table.name(of: $1) }
    }

    package func blocks(
        in picture: Picture, languages: [String], progress: ReadingProgress, stop: StopSignal
    ) async throws -> [TextBlock] {
        try await blocks(in: picture, languages: languages, marksPictures: false, progress: progress, stop: stop)
    }

    /// Reads all text in a picture; with `marksPictures`, small pictures in lines are U+FFFC.
    func blocks(
        in picture: Picture, languages: [String], marksPictures: Bool, progress: ReadingProgress, stop: StopSignal
    ) async throws -> [TextBlock] {
        let detectors = try await engine.detectorModels
        let regions = try await pool.withWorker { _ in
            try detectors.textDetector.regions(in: picture, stop: stop)
        }
        let isLarge = !regions.isEmpty && picture.size.area > Self.large
        if isLarge { try await pool.withWorker { _ in detectors.giveBackMemory() } }
        let directions = LineDirections(regions)
        progress.expect(lines: regions.count)
        let models = try await engine.lineModels
        // The few lines of a small picture leave a core idle.
        if !regions.isEmpty, !isLarge, picture.channels == .rgb { await engine.loadEmojiSoon() }
        var readings = try await self.readings(
            of: directions, in: picture, languages: languages, models: models, progress: progress, stop: stop)
        let reader = try await reader(
            of: picture, languages: languages, models: models, lines: 0, looks: nil, progress: progress, stop: stop)
        // What lines took is free by now, and emoji take some of their own.
        if isLarge { try await pool.withWorker { _ in allocator_give_back() } }
        readings = try await addingEmoji(
            to: readings, in: picture, lineReader: reader, marksPictures: marksPictures, stop: stop)
        let text = TextEvidence.lines(of: readings, in: picture.size)
        let dotted = DottedLetters.settled(Apostrophes.settled(text), languages: languages)
        let cells = LetterMarks.settled(dotted, languages: languages, spelling: models.spelling).flatMap(\.cells)
        let lines = StrayIdeographs.dropped(from: cells, languages: languages)
        return ReadingOrder.blocks(from: lines.compactMap { TextLine(joining: $0) })
    }

    /// Reads the lines that were found.
    private func readings(
        of directions: LineDirections, in picture: Picture, languages: [String], models: LineModels,
        progress: ReadingProgress, stop: StopSignal
    ) async throws -> [LineReading] {
        // Only where the language has to be found out are lines read again.
        let looks = languages.isEmpty ? LineLooks() : nil
        let lines = directions.across.count + directions.down.count
        let reader = try await reader(
            of: picture, languages: languages, models: models, lines: lines, looks: looks, progress: progress,
            stop: stop)
        var readings = try await reader.readings(ofLinesAlike: directions.across)
        readings += try await reader.readings(ofLinesAlike: directions.down)
        if languages.isEmpty {
            readings = try await UnnamedLanguage.completing(readings) { language, lines in
                let reader = try await self.reader(
                    of: picture, languages: [language], models: models, lines: lines.count, looks: looks,
                    progress: progress, stop: stop)
                return (try await reader.readings(ofLinesAlike: lines), readsLatin: reader.readsLatin)
            }
        }
        return models.spelling.settled(readings, languages: languages)
    }

    /// Pixels above which the memory of the networks that find lines is not kept while they are read.
    private static var large: Int { 4_000_000 }

    /// The lines with the emoji, and perhaps other pictures, that stand in them.
    private func addingEmoji(
        to readings: [LineReading], in picture: Picture, lineReader: ParallelLineReader, marksPictures: Bool,
        stop: StopSignal
    ) async throws -> [LineReading] {
        let reader = try await pool.withWorker { _ in try EmojiReader(readings: readings, picture: picture, stop: stop)
        }
        guard !reader.zones.isEmpty, let table = try await engine.emoji else { return readings }
        let emoji = try await pool.withWorker { _ in try reader.sightings(table, stop: stop) }
        let places = reader.loneLetters(beside: emoji, readings: readings)
        let read = try await lineReader.readings(of: places.indices.map { ($0, places[$0].quad) })
        let letters = places.indices.compactMap { index in
            read[index].flatMap { $0.isLoneLetter ? (row: places[index].row, reading: $0) : nil }
        }
        return try await pool.withWorker { _ in
            let all = readings + letters.map(\.reading)
            let reader = reader.adding(letters, toReadings: readings.count)
            return reader.lines(all, with: marksPictures ? reader.addingIcons(to: emoji, readings: all) : emoji)
        }
    }

    /// What reads about so many lines of a picture.
    private func reader(
        of picture: Picture, languages: [String], models: LineModels, lines: Int, looks: LineLooks?,
        progress: ReadingProgress, stop: StopSignal
    ) async throws -> ParallelLineReader {
        let script = LetterScript(ofLanguages: languages)
        let spelling = models.spelling.only(languages)
        let letters = if let script { try await engine.letters(of: script) } else { LetterNetwork?.none }
        if letters != nil || languages.allSatisfy(NeuralData.isInAlphabet) {
            let reader = models.lineReader(of: lines, letters: letters)
            return ParallelLineReader(pool: pool, progress: progress, legible: 0.8, readsLatin: true) {
                _, quad, letterWidth in
                try reader.reading(
                    at: quad, in: picture, letterWidth: letterWidth, spelling: spelling, looks: looks, stop: stop)
            }
        }
        let reader = models.lineReader(of: lines)
        let tesseract = try Self.tesseractLanguages(languages)
        return ParallelLineReader(pool: pool, progress: progress, legible: PreparedPage.legible, readsLatin: false) {
            worker, quad, _ in
            let reading = try worker.withTesseract(tesseract) { try $0.reading(at: quad, in: picture, stop: stop) }
            return try reading.repairingLatin { stretch in
                try reader.reading(at: stretch, in: picture, spelling: spelling, stop: stop)
            }
        }
    }

    private static func tesseractLanguages(_ tags: [String]) throws -> TesseractLanguages {
        let languages = try TesseractData.languages(for: tags)
        let script = tags.first.flatMap { Locale.Language(identifier: $0).script?.identifier } ?? "Latn"
        // Where letters look nothing like Latin ones, English only costs time, or takes short words for its own: what
        // is Latin, the network reads.
        guard !["Latn", "Cyrl", "Grek"].contains(script), languages.codes.last == "eng",
            !tags.contains(where: { $0.hasPrefix("en") })
        else {
            return languages
        }
        return TesseractLanguages(codes: languages.codes.dropLast())
    }
}
