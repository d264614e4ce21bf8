package import DocumentModel

/// Reads text with Tesseract: layout once, then the lines in parallel on all workers.
package struct TesseractRecognizer: TextRecognizer {
    private let pool: WorkerPool

    package init(pool: WorkerPool) {
        self.pool = pool
    }

    package func blocks(in bitmap: Bitmap, languages: [String], stop: StopSignal) async throws -> [TextBlock] {
        let languages = try TesseractData.languages(for: languages)
        async let warm: Void = warmUp(languages)
        var page = try await pool.withWorker { worker in
            try worker.withLayout { try TextPage(PageImage(bitmap), layout: $0, stop: stop) }
        }
        if page.layout.isSideways, let turned = try await turned(page, languages: languages, stop: stop) {
            page = turned
        }
        let lines = try await reading(of: page, languages: languages, stop: stop)
        await warm
        let legibility = TextPage.legibility(of: lines.lazy.flatMap(\.words))
        guard legibility < TextPage.legible,
            let turned = try await turned(page, legibility: legibility, languages: languages, stop: stop)
        else { return TesseractLine.blocks(of: lines) }
        return TesseractLine.blocks(of: try await reading(of: turned, languages: languages, stop: stop))
    }

    /// The page the way up in which it reads clearly better; nil where there is none.
    private func turned(
        _ page: TextPage, legibility: Double? = nil, languages: TesseractLanguages, stop: StopSignal
    ) async throws -> TextPage? {
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

    /// Reads a page the better way: line by line, or as a whole.
    private func reading(
        of page: TextPage, languages: TesseractLanguages, stop: StopSignal
    ) async throws -> [TesseractLine] {
        guard page.layout.isTangled else { return try await lines(of: page, languages: languages, stop: stop) }
        // Where lines can't be cut apart cleanly, Tesseract may do better with the page as a whole, or may not.
        async let apart = lines(of: page, languages: languages, stop: stop)
        async let whole = pool.withWorker { worker in
            try worker.withTesseract(languages) { try page.lines(tesseract: $0, stop: stop) }
        }
        let readings = try await (apart: apart, whole: whole)
        return readings.whole.weight > readings.apart.weight ? readings.whole : readings.apart
    }

    /// Reads the page's lines, each cut out, in shares that go to whichever worker is free.
    private func lines(
        of page: TextPage, languages: TesseractLanguages, stop: StopSignal
    ) async throws -> [TesseractLine] {
        try await withThrowingTaskGroup(of: (start: Int, lines: [TesseractLine]).self) { group in
            // Several shares a worker, so that none waits long for the last.
            for share in page.shares(count: 4 * pool.count) {
                group.addTask {
                    let lines = try await pool.withWorker { worker in
                        try worker.withTesseract(languages) { tesseract in
                            try share.map { try page.line(at: $0, tesseract: tesseract, stop: stop) }
                        }
                    }
                    return (share.lowerBound, lines)
                }
            }
            let shares = try await group.reduce(into: []) { $0.append($1) }
            return shares.sorted { $0.start < $1.start }.flatMap(\.lines)
        }
    }
}

extension [TesseractLine] {
    /// How much was read with confidence: letters count for what their confidence exceeds one half by, or against it.
    fileprivate var weight: Double {
        lazy.flatMap(\.words).reduce(0) { $0 + ($1.confidence - 0.5) * Double($1.text.utf16.count) }
    }
}
