package import DocumentModel

/// Reads text with Tesseract: layout once, then the lines in parallel on all workers.
package struct TesseractRecognizer: TextRecognizer {
    private let pool: WorkerPool

    package init(pool: WorkerPool) {
        self.pool = pool
    }

    package func blocks(in bitmap: Bitmap, languages: [String], stop: StopSignal) async throws -> [TextBlock] {
        let languages = try TesseractData.languages(for: languages)
        let page = try await pool.withWorker { worker in
            try worker.withTesseract(languages) { tesseract in
                try TextPage.upright(PageImage(bitmap), tesseract: tesseract, stop: stop)
            }
        }
        guard page.layout.isTangled else {
            return page.blocks(from: try await lines(of: page, languages: languages, stop: stop))
        }
        // Where lines can't be cut apart cleanly, Tesseract may do better with the page as a whole, or may not.
        async let apart = lines(of: page, languages: languages, stop: stop)
        async let whole = pool.withWorker { worker in
            try worker.withTesseract(languages) { try page.lines(tesseract: $0, stop: stop) }
        }
        let readings = try await (apart: apart, whole: whole)
        return page.blocks(from: readings.whole.weight > readings.apart.weight ? readings.whole : readings.apart)
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
