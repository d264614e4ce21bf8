package import DocumentModel

/// Finds QR codes and barcodes in a picture, by ZBar. Blocks its thread; for one thread at a time.
package struct CodeReader: ~Copyable {
    private var scanner: ZBarScannerHandle

    /// Starts a reader.
    package init() throws(ImageAnalysisError) {
        scanner = try ZBarScannerHandle()
    }

    /// The codes in a picture, in the order found; none where there are none.
    ///
    /// ZBar cannot be interrupted: `isCancelled` is asked before each attempt (the first and longest takes about 25 ms a
    /// megapixel), and ends the search without codes.
    package mutating func codes(
        in bitmap: Bitmap, isCancelled: () -> Bool = { false }
    ) throws(ImageAnalysisError) -> [Code] {
        guard let picture = GrayPlane(bitmap) else {
            throw ImageAnalysisError(.unreadableImage, "The image's pixels do not fill its size; decode it again.")
        }
        for attempt in ScanAttempt.ladder(for: picture.size) {
            if isCancelled() { return [] }
            let plane = attempt.plane(of: picture)
            let readings = try scanner.symbols(in: plane).flatMap { symbol in
                CodeReading.readings(of: symbol, in: plane, scale: attempt.scale)
            }
            if readings.isEmpty { continue }
            return CodeReading.withoutDoubles(readings).map { $0.code.map(attempt.original) }
        }
        return []
    }
}
