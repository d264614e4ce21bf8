package import DocumentModel

/// Reads text with networks: finds the lines, straightens them, reads them in parallel on all workers.
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
        let directions = LineDirections(regions)
        let reader = ParallelLineReader(pool: pool, models: models, picture: picture, stop: stop)
        var readings = try await reader.readings(ofLinesAlike: directions.across)
        readings += try await reader.readings(ofLinesAlike: directions.down)
        return readings.filter { $0.confidence >= Self.leastConfidence }.compactMap { $0.textLine() }
            .compactMap { TextBlock(lines: [$0]) }
    }

    /// Below this, what was read is more likely no text.
    private static let leastConfidence = 0.5
}
