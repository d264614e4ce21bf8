import DocumentModel

extension PreparedPage {
    /// Finds the way up in which a page reads better than as it lies: upside down, or turned by a quarter.
    ///
    /// Some of its lines are read each way. `legibility` says how well the page reads as it lies; where it is nil, a
    /// sample is read that way too.
    ///
    /// - Returns: The page turned; nil where no other way reads clearly better.
    /// - Throws: What `stop` says, or the error of an engine.
    func turned(
        readingBetterThan legibility: Double?, layout engine: borrowing LayoutHandle,
        tesseract: borrowing TesseractHandle,
        stop: StopSignal
    ) throws -> PreparedPage? {
        // The likeliest way first: where it reads well, the others need no look.
        let enough = max(Self.legible, (legibility ?? 0) + 0.15)
        let isSideways = layout.isSideways
        var upsideDown: Double?
        if !isSideways {
            let legibility = try sampleLegibility(isUpsideDown: true, tesseract: tesseract, stop: stop)
            if legibility >= enough {
                return try PreparedPage(image.turned(quarterTurns: 2), layout: engine, stop: stop)
            }
            upsideDown = legibility
        }
        let side = try PreparedPage(image.turned(quarterTurns: 1), layout: engine, stop: stop)
        let clockwise = try side.sampleLegibility(isUpsideDown: false, tesseract: tesseract, stop: stop)
        if clockwise >= enough { return side }
        let counterClockwise = try side.sampleLegibility(isUpsideDown: true, tesseract: tesseract, stop: stop)
        if counterClockwise >= enough {
            return try PreparedPage(image.turned(quarterTurns: 3), layout: engine, stop: stop)
        }
        let asItLies =
            try legibility ?? sampleLegibility(isUpsideDown: false, tesseract: tesseract, stop: stop)
        let best = max(upsideDown ?? 0, clockwise, counterClockwise)
        guard best > asItLies + 0.15 else { return nil }
        if best == clockwise { return side }
        return try PreparedPage(image.turned(quarterTurns: best == upsideDown ? 2 : 3), layout: engine, stop: stop)
    }

    /// Text that is read the right way up scores above this, bad scans too; any other way it scores well below.
    static let legible = 0.65

    /// The mean confidence of words, weighted by letters; 0 where there are none.
    static func legibility(of words: some Sequence<TesseractWord>) -> Double {
        var letters = 0.0
        var sum = 0.0
        for word in words {
            // One or two letters are read with confidence in any noise.
            guard word.text.utf16.count > 2 || word.text.unicodeScalars.allSatisfy(\.isIdeographic) else { continue }
            letters += Double(word.text.utf16.count)
            sum += word.confidence * Double(word.text.utf16.count)
        }
        // Few letters prove little, so a page with less than a word or two of them does not count in full.
        return sum / max(letters, 12)
    }

    private func sampleLegibility(
        isUpsideDown: Bool, tesseract: borrowing TesseractHandle, stop: StopSignal
    ) throws -> Double {
        Self.legibility(
            of: try sample.flatMap {
                try words(inLine: $0, isUpsideDown: isUpsideDown, tesseract: tesseract, stop: stop)
            })
    }

    /// Up to six lines of several letters, from all over the page.
    var sample: [Int] {
        let long = layout.lines.indices.filter { layout.lines[$0].length > 3 * layout.lines[$0].thickness }
        let count = 6
        guard long.count > count else { return Array(long) }
        return (0..<count).map { long[$0 * (long.count - 1) / (count - 1)] }
    }
}
