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
            var found = try readings(in: picture, by: attempt)
            if found.isEmpty { continue }
            // ITF has no mark of its own at the ends: on a slant, lines that miss some bars read the rest as a whole.
            for slant in ScanAttempt.slants(of: found, in: picture.size) where !isCancelled() {
                found += try readings(in: picture, by: slant)
            }
            return CodeReading.withoutDoubles(found).map(\.code)
        }
        if isCancelled() { return [] }
        var found: [CodeReading] = []
        // Each turn sets other barcodes upright.
        for attempt in ScanAttempt.turns(for: picture) where !isCancelled() {
            found += try readings(in: picture, by: attempt)
        }
        return CodeReading.withoutDoubles(found).map(\.code)
    }

    private mutating func readings(
        in picture: GrayPlane, by attempt: ScanAttempt
    ) throws(ImageAnalysisError) -> [CodeReading] {
        let plane = attempt.plane(of: picture)
        return try scanner.symbols(in: plane).flatMap { symbol in
            CodeReading.readings(of: symbol, in: plane, scale: attempt.scale).map { reading in
                reading.map { attempt.original($0, in: picture.size) }
            }
        }
    }
}
