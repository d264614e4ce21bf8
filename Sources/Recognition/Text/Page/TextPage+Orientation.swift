import DocumentModel

extension TextPage {
    /// Finds the lines of a picture that may lie sideways or upside down.
    ///
    /// Some of its lines are read as the picture lies. Only where that yields little sense, they are also read upside
    /// down, and those of the picture turned by a quarter both ways: the turn that reads best is taken.
    static func upright(
        _ image: PageImage, tesseract: borrowing TesseractHandle, stop: StopSignal
    ) throws -> TextPage {
        var page = try TextPage(image, tesseract: tesseract, stop: stop)
        let asItLies = legibility(of: try page.readAhead(page.sample, tesseract: tesseract, stop: stop))
        guard asItLies < legible else { return page }
        let upsideDown = legibility(of: try page.sampleUpsideDown(tesseract: tesseract, stop: stop))
        var side = try TextPage(image.turned(quarterTurns: 1), tesseract: tesseract, stop: stop)
        let clockwise = legibility(of: try side.readAhead(side.sample, tesseract: tesseract, stop: stop))
        let counterClockwise = legibility(of: try side.sampleUpsideDown(tesseract: tesseract, stop: stop))
        let best = max(upsideDown, clockwise, counterClockwise)
        guard best > asItLies + 0.1 else { return page }
        if best == clockwise { return side }
        return try TextPage(
            image.turned(quarterTurns: best == upsideDown ? 2 : 3), tesseract: tesseract, stop: stop)
    }

    /// Text that is read the right way up scores above this, bad scans too; any other way it scores well below.
    private static let legible = 0.65

    /// The mean confidence of words, weighted by letters; 0 where there are none.
    private static func legibility(of words: [TesseractWord]) -> Double {
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

    private func sampleUpsideDown(
        tesseract: borrowing TesseractHandle, stop: StopSignal
    ) throws -> [TesseractWord] {
        try sample.flatMap { try words(inLine: $0, isUpsideDown: true, tesseract: tesseract, stop: stop) }
    }

    /// Up to six lines of several letters, from all over the page.
    private var sample: [Int] {
        let long = layout.lines.indices.filter { layout.lines[$0].length > 3 * layout.lines[$0].thickness }
        let count = 6
        guard long.count > count else { return Array(long) }
        return (0..<count).map { long[$0 * (long.count - 1) / (count - 1)] }
    }
}
