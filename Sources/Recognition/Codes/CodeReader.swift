package import Imaging
package import DocumentModel

/// Finds QR codes and barcodes in a picture, by zxing-cpp and ZBar. Blocks its thread; for one thread at a time.
package struct CodeReader: ~Copyable {
    var scanner: ZBarScannerHandle
    private let usesZXing: Bool

    /// Starts a reader.
    ///
    /// - Parameter usesZXing: whether zxing-cpp is used where it is installed.
    package init(usesZXing: Bool = true) throws(ImageAnalysisError) {
        scanner = try ZBarScannerHandle()
        self.usesZXing = usesZXing
    }

    /// The codes in a picture, in the order found; none where there are none.
    ///
    /// Neither decoder can be interrupted: `isCancelled` is asked before each attempt (the first and longest takes about
    /// 25 ms a megapixel), and ends the search without codes.
    package mutating func codes(
        in bitmap: Picture, settings: CodeRecognition = CodeRecognition(), isCancelled: () -> Bool = { false }
    ) throws(ImageAnalysisError) -> [Code] {
        guard let picture = GrayPlane(bitmap) else {
            throw ImageAnalysisError(.unreadableImage, "The image's pixels do not fill its size; decode it again.")
        }
        let wanted = settings.wanted
        let readings: [CodeReading]
        if usesZXing, let zxing = ZXingReader(wanted) {
            readings = try self.readings(
                in: picture, of: wanted, by: zxing, isThorough: settings.isThorough, isCancelled: isCancelled)
        } else {
            readings = try self.readings(in: picture, of: wanted, isCancelled: isCancelled)
        }
        return CodeReading.withoutDoubles(readings).compactMap { $0.code.named(as: wanted) }
    }

    /// What ZBar alone reads.
    private mutating func readings(
        in picture: GrayPlane, of wanted: Set<Symbology>, isCancelled: () -> Bool
    ) throws(ImageAnalysisError) -> [CodeReading] {
        for attempt in ScanAttempt.ladder(for: picture.size) {
            if isCancelled() { return [] }
            var found = try readings(in: picture, of: wanted, by: attempt)
            if found.isEmpty { continue }
            // ITF has no mark of its own at the ends: on a slant, lines that miss some bars read the rest as a whole.
            for slant in ScanAttempt.slants(of: found, in: picture.size) where !isCancelled() {
                found += try readings(in: picture, of: wanted, by: slant)
            }
            return found
        }
        if isCancelled() { return [] }
        var found: [CodeReading] = []
        // Each turn sets other barcodes upright.
        for attempt in ScanAttempt.turns(for: picture) where !isCancelled() {
            found += try readings(in: picture, of: wanted, by: attempt)
        }
        return found
    }

    private mutating func readings(
        in picture: GrayPlane, of wanted: Set<Symbology>, by attempt: ScanAttempt
    ) throws(ImageAnalysisError) -> [CodeReading] {
        let plane = attempt.plane(of: picture)
        return try scanner.symbols(in: plane, of: wanted).flatMap { symbol in
            CodeReading.readings(of: symbol, in: plane, scale: attempt.scale).map { reading in
                reading.map { attempt.original($0, in: picture.size) }
            }
        }
    }
}
