import DocumentModel

/// Reads the lines of a picture on all workers.
struct ParallelLineReader {
    let pool: WorkerPool
    let models: NeuralModels
    let picture: Bitmap
    let stop: StopSignal

    /// Reads lines that all run the same way or all the opposite way, whichever reads better.
    ///
    /// - Parameter quads: The lines' places, as they would read one of the two ways.
    /// - Returns: The readings in the order of the lines.
    func readings(ofLinesAlike quads: [Quad]) async throws -> [LineReading] {
        // The longest lines tell most.
        let order = quads.indices.sorted { quads[$0].width > quads[$1].width }
        let sample = order.prefix(Self.sampleCount)
        var known = try await readings(of: sample.map { ($0, quads[$0]) })
        var quarterTurns = 0
        let legibility = Self.legibility(of: known.values)
        if legibility < Self.legible {
            let turned = try await readings(of: sample.map { ($0, quads[$0].turned(quarterTurns: 2)) })
            if Self.legibility(of: turned.values) > legibility + 0.1 {
                known = turned
                quarterTurns = 2
            }
        }
        let rest = order.dropFirst(Self.sampleCount).map { ($0, quads[$0].turned(quarterTurns: quarterTurns)) }
        known.merge(try await readings(of: rest)) { first, _ in first }
        return quads.indices.compactMap { known[$0] }
    }

    private static let sampleCount = 4
    /// Text that stands upright reads with more confidence than this, blurred text too.
    private static let legible = 0.8

    private static func legibility(of readings: some Sequence<LineReading>) -> Double {
        let characters = readings.flatMap(\.characters)
        guard !characters.isEmpty else { return 0 }
        return characters.reduce(0) { $0 + Double($1.confidence) } / Double(characters.count)
    }

    private func readings(of lines: [(index: Int, quad: Quad)]) async throws -> [Int: LineReading] {
        try await withThrowingTaskGroup(of: (Int, LineReading).self) { group in
            for line in lines {
                group.addTask {
                    try await pool.withWorker { worker in
                        try worker.withLineReader(models) {
                            (line.index, try $0.reading(at: line.quad, in: picture, stop: stop))
                        }
                    }
                }
            }
            return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
    }
}
