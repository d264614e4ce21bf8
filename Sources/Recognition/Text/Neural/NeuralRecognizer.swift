package import DocumentModel
internal import Foundation

/// Reads text with networks: finds the lines, straightens them, reads them in parallel on all workers.
///
/// Where the network's alphabet lacks a language, Tesseract reads the lines that the network found.
package struct NeuralRecognizer: TextRecognizer {
    private let pool: WorkerPool
    private let engine: NeuralEngine

    package init(pool: WorkerPool, folder: String) {
        self.pool = pool
        engine = NeuralEngine(pool: pool, folder: folder)
    }

    package func blocks(in bitmap: Bitmap, languages: [String], stop: StopSignal) async throws -> [TextBlock] {
        let models = try await engine.models
        let picture = bitmap.rgb().composedOverWhite()
        let regions = try await pool.withWorker { worker in
            try worker.withDetector(models) { try $0.regions(in: picture, stop: stop) }
        }
        let reader = try reader(of: picture, languages: languages, models: models, stop: stop)
        let directions = LineDirections(regions)
        var readings = try await reader.readings(ofLinesAlike: directions.across)
        readings += try await reader.readings(ofLinesAlike: directions.down)
        return readings.filter { $0.confidence >= Self.leastConfidence }.compactMap { TextLine(joining: $0.words) }
            .compactMap { TextBlock(lines: [$0]) }
    }

    /// Below this, what was read is more likely no text.
    private static let leastConfidence = 0.5

    private func reader(
        of picture: Bitmap, languages: [String], models: NeuralModels, stop: StopSignal
    ) throws -> ParallelLineReader {
        if languages.allSatisfy({ models.alphabet.covers(language: $0) }) {
            return ParallelLineReader(pool: pool, legible: 0.8) { worker, quad in
                try worker.withLineReader(models) { try $0.reading(at: quad, in: picture, stop: stop) }
            }
        }
        var tesseract = try TesseractData.languages(for: languages)
        if Locale.Language(identifier: languages[0]).characterDirection == .rightToLeft {
            // Tesseract takes short words of these scripts for English ones, if it may.
            tesseract = TesseractLanguages(codes: Array(tesseract.codes.prefix(languages.count)))
        }
        return ParallelLineReader(pool: pool, legible: TextPage.legible) { worker, quad in
            let reading = try worker.withTesseract(tesseract) { try $0.reading(at: quad, in: picture, stop: stop) }
            return try reading.repairingLatin { stretch in
                try worker.withLineReader(models) { try $0.reading(at: stretch, in: picture, stop: stop) }
            }
        }
    }
}
