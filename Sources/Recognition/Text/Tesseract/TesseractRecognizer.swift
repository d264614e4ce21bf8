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
        return page.blocks(from: try await words(of: page, languages: languages, stop: stop))
    }

    /// Reads the page's lines, in shares that go to whichever worker is free.
    ///
    /// - Returns: One array a line of the page's layout.
    private func words(
        of page: TextPage, languages: TesseractLanguages, stop: StopSignal
    ) async throws -> [[TesseractWord]] {
        try await withThrowingTaskGroup(of: (Range<Int>, [[TesseractWord]]).self) { group in
            // Several shares a worker, so that none waits long for the last.
            for share in page.shares(count: 4 * pool.count) {
                group.addTask {
                    let words = try await pool.withWorker { worker in
                        try worker.withTesseract(languages) { tesseract in
                            try share.map { try page.words(inLine: $0, tesseract: tesseract, stop: stop) }
                        }
                    }
                    return (share, words)
                }
            }
            var result = [[TesseractWord]](repeating: [], count: page.layout.lines.count)
            for try await (share, words) in group {
                result.replaceSubrange(share, with: words)
            }
            return result
        }
    }
}
