package import DocumentModel

/// Reads text with Tesseract: layout once, then the lines in parallel on all workers.
package struct TesseractRecognizer: TextRecognizer {
    private let pool: WorkerPool

    package init(pool: WorkerPool) {
        self.pool = pool
    }

    package func blocks(in bitmap: Bitmap, languages: [String], stop: StopSignal) async throws -> [TextBlock] {
        let languages = try TesseractData.languages(for: languages)
        let plan = try await pool.withWorker { worker in
            try PagePlan(bitmap: bitmap, languages: languages, stop: stop, worker: worker)
        }
        let read = try await lines(of: plan, languages: languages, stop: stop)
        return plan.blocks(from: read)
    }

    /// Reads the plan's lines in shares that come free workers' way; the order of the result is the plan's.
    private func lines(
        of plan: PagePlan, languages: TesseractLanguages, stop: StopSignal
    ) async throws -> [[TesseractWord]] {
        try await withThrowingTaskGroup(of: (Range<Int>, [[TesseractWord]]).self) { group in
            for share in plan.shares(count: 4 * pool.count) {
                group.addTask {
                    let words = try await pool.withWorker { worker in
                        try worker.withTesseract(languages) { tesseract in
                            try share.map { try plan.words(inLine: $0, tesseract: tesseract, stop: stop) }
                        }
                    }
                    return (share, words)
                }
            }
            var result = [[TesseractWord]](repeating: [], count: plan.layout.lines.count)
            for try await (share, words) in group {
                result.replaceSubrange(share, with: words)
            }
            return result
        }
    }
}
