package import Imaging
package import DocumentModel

/// Reads text with Tesseract: layout once, then the lines in parallel on all workers.
package struct TesseractRecognizer: TextRecognizer {
    private let pool: WorkerPool

    package init(pool: WorkerPool) {
        self.pool = pool
    }

    package func blocks(
        in bitmap: Picture, languages: [String], progress: ReadingProgress, stop: StopSignal
    ) async throws -> [TextBlock] {
        let languages = try TesseractData.languages(for: languages)
        async let warm: Void = warmUp(languages)
        var page = try await pool.withWorker { worker in
            try worker.withLayout { try PreparedPage(PosedPicture(bitmap), layout: $0, stop: stop) }
        }
        progress.expect(lines: page.layout.lines.count)
        var sample: [Int: TesseractLine] = [:]
        var legibility: Double?
        if !page.layout.isSideways {
            sample = try await lines(
                page.sample, of: page, languages: languages, progress: progress, stop: stop)
            legibility = PreparedPage.legibility(of: sample.values.lazy.flatMap(\.words))
        }
        await warm
        if legibility ?? 0 < PreparedPage.legible,
            let turned = try await turned(page, legibility: legibility, languages: languages, stop: stop)
        {
            page = turned
            sample = [:]
        }
        let lines = try await reading(
            of: page, knowing: sample, languages: languages, progress: progress, stop: stop)
        return TesseractLine.blocks(of: lines)
    }

    /// The page the way up in which it reads clearly better; nil where there is none.
    private func turned(
        _ page: PreparedPage, legibility: Double? = nil, languages: TesseractLanguages, stop: StopSignal
    ) async throws -> PreparedPage? {
        try await pool.withWorker { worker in
            try worker.withLayout { layout in
                try worker.withTesseract(languages) { tesseract in
                    try page.turned(
                        readingBetterThan: legibility, layout: layout, tesseract: tesseract, stop: stop)
                }
            }
        }
    }

    /// Has a second worker load its models while the first finds the lines.
    private func warmUp(_ languages: TesseractLanguages) async {
        guard pool.count > 1 else { return }
        _ = try? await pool.withWorker { worker in try worker.withTesseract(languages) { _ in } }
    }

    /// Reads what is left of a page the better way: line by line, or as a whole. `sample` has the lines that were read
    /// already, by their index.
    private func reading(
        of page: PreparedPage, knowing sample: [Int: TesseractLine], languages: TesseractLanguages,
        progress: ReadingProgress, stop: StopSignal
    ) async throws -> [TesseractLine] {
        let rest = page.layout.lines.indices.filter { sample[$0] == nil }
        async let others = lines(rest, of: page, languages: languages, progress: progress, stop: stop)
        guard page.layout.isTangled else { return Self.inOrder(try await others, sample) }
        // Where lines can't be cut apart cleanly, Tesseract may do better with the page as a whole, or may not.
        async let whole = pool.withWorker { worker in
            try worker.withTesseract(languages) { try page.lines(tesseract: $0, stop: stop) }
        }
        let readings = try await (apart: Self.inOrder(others, sample), whole: whole)
        return readings.whole.weight > readings.apart.weight ? readings.whole : readings.apart
    }

    private static func inOrder(_ some: [Int: TesseractLine], _ others: [Int: TesseractLine]) -> [TesseractLine] {
        some.merging(others) { line, _ in line }.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Reads some of the page's lines, each cut out, in shares that go to whichever worker is free.
    private func lines(
        _ indices: [Int], of page: PreparedPage, languages: TesseractLanguages, progress: ReadingProgress,
        stop: StopSignal
    ) async throws -> [Int: TesseractLine] {
        try await withThrowingTaskGroup(of: [(Int, TesseractLine)].self) { group in
            // Several shares a worker, so that none waits long for the last.
            for share in page.shares(of: indices, count: 4 * pool.count) {
                group.addTask {
                    try await pool.withWorker { worker in
                        try worker.withTesseract(languages) { tesseract in
                            try share.map { index in
                                let line = try page.line(at: index, tesseract: tesseract, stop: stop)
                                progress.lineWasRead()
                                return (index, line)
                            }
                        }
                    }
                }
            }
            return try await group.reduce(into: [:]) { lines, share in
                lines.merge(share) { line, _ in line }
            }
        }
    }
}

extension [TesseractLine] {
    /// How much was read with confidence: letters count for what their confidence exceeds one half by, or against it.
    fileprivate var weight: Double {
        lazy.flatMap(\.words).reduce(0) { $0 + ($1.confidence - 0.5) * Double($1.text.utf16.count) }
    }
}
