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
        let readings = try await readings(of: regions.map(\.quad), in: picture, models: models, stop: stop)
        return readings.filter { $0.confidence >= 0.5 }.compactMap { $0.textLine() }.compactMap { TextBlock(lines: [$0]) }
    }

    private func readings(
        of quads: [Quad], in picture: Bitmap, models: NeuralModels, stop: StopSignal
    ) async throws -> [LineReading] {
        try await withThrowingTaskGroup(of: (Int, LineReading).self) { group in
            for (index, quad) in quads.enumerated() {
                group.addTask {
                    try await pool.withWorker { worker in
                        try worker.withLineReader(models) { (index, try $0.reading(at: quad, in: picture, stop: stop)) }
                    }
                }
            }
            let readings = try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
            return quads.indices.compactMap { readings[$0] }
        }
    }
}
