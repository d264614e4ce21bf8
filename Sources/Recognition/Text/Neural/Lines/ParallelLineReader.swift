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
        try await withThrowingTaskGroup(of: [(Int, LineReading)].self) { group in
            for run in runs(of: lines, letterWidth: letterWidth) {
                group.addTask {
                    try await pool.withWorker { worker in
                        try run.map { line in
                            let reading = try read(worker, line.quad, letterWidth)
                            progress.lineWasRead()
                            return (line.index, reading)
                        }
                    }
                }
            }
            return try await group.reduce(into: [:]) { readings, run in
                for (index, reading) in run { readings[index] = reading }
            }
        }
    }

    /// Parts lines into those that one worker reads one after the other, the most work first.
    ///
    /// All in a run are seen equally wide: each worker's network prepares itself for a width when it meets it, and changes more
    /// slowly from one to another than it reads on.
    private func runs(of lines: [(index: Int, quad: Quad)], letterWidth: Double?) -> [[(index: Int, quad: Quad)]] {
        let widths = lines.map {
            LineStrip.paddedWidth(LineStrip.extent(of: $0.quad, letterWidth: letterWidth).seenWidth)
        }
        // Enough runs for all workers to end at about the same time.
        let columns = min(widths.reduce(0, +) / (4 * pool.count), LineStrip.greatestWidth)
        let alike = Dictionary(grouping: lines.indices) { widths[$0] }
        let runs = alike.flatMap { width, indices in
            let count = max(columns / width, 1)
            return stride(from: 0, to: indices.count, by: count).map { start in
                (indices[start..<min(start + count, indices.count)], width: width)
            }
        }
        let order = runs.sorted { ($0.0.count * $0.width, $0.width) > ($1.0.count * $1.width, $1.width) }
        return order.map { indices, _ in indices.map { lines[$0] } }
    }
}
