import DocumentModel

/// Reads the lines of a picture on all workers.
struct ParallelLineReader: Sendable {
    let pool: WorkerPool
    let progress: ReadingProgress
    /// Text that stands upright reads with more confidence than this, blurred text too.
    let legible: Double
    /// Whether it tells Latin letters from those of its script, as networks do.
    let readsLatin: Bool
    /// Reads the line at a place, its top left the text's own, where the letters' usual width is known or not.
    let read: @Sendable (isolated RecognitionWorker, Quad, _ letterWidth: Double?) throws -> LineReading

    /// Reads lines that all run the same way or all the opposite way, whichever reads better.
    ///
    /// - Parameter quads: The lines' places, as they would read one of the two ways.
    /// - Returns: The readings in the order of the lines.
    /// - Throws: The error of a line that cannot be read, or `CancellationError`.
    func readings(ofLinesAlike quads: [Quad]) async throws -> [LineReading] {
        // The longest lines tell most.
        let order = quads.indices.sorted { quads[$0].width > quads[$1].width }
        let sample = order.prefix(Self.sampleCount)
        var known = try await readings(of: sample.map { ($0, quads[$0]) })
        var quarterTurns = 0
        let confidence = LineReading.confidence(of: known.values)
        if confidence < legible {
            let turned = try await readings(of: sample.map { ($0, quads[$0].turned(quarterTurns: 2)) })
            if LineReading.confidence(of: turned.values) > confidence + 0.1 {
                known = turned
                quarterTurns = 2
            }
        }
        let rest = order.dropFirst(Self.sampleCount).map { ($0, quads[$0].turned(quarterTurns: quarterTurns)) }
        let letterWidth = LineReading.letterWidth(in: known.values)
        known.merge(try await readings(of: rest, letterWidth: letterWidth)) { first, _ in first }
        return quads.indices.compactMap { known[$0] }
    }

    private static let sampleCount = 4

    /// Reads lines as they stand. The readings come by the caller's index of each line.
    func readings(
        of lines: [(index: Int, quad: Quad)], letterWidth: Double? = nil
    ) async throws -> [Int: LineReading] {
        try await withThrowingTaskGroup(of: (Int, LineReading).self) { group in
            for line in lines {
                group.addTask { (line.index, try await pool.withWorker { try read($0, line.quad, letterWidth) }) }
            }
            return try await group.reduce(into: [:]) { readings, line in
                progress.lineWasRead()
                readings[line.0] = line.1
            }
        }
    }
}
