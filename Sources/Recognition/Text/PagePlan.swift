import DocumentModel

/// What is to be read on a page, found once and shared by all workers: the page as it is read, and its lines.
struct PagePlan: Sendable {
    /// The gray page, turned so that its text stands upright.
    let page: Bitmap
    /// From the page's pixels to those of the image.
    let toImage: AffineTransform
    let layout: PageLayout
    let crops: [Rectangle]

    init(bitmap: Bitmap, languages: TesseractLanguages, stop: StopSignal, worker: isolated RecognitionWorker) throws {
        let gray = bitmap.gray()
        toImage = AffineTransform()
        (layout, page) = try worker.withTesseract(languages) { tesseract in
            guard let pix = PixHandle(page: bitmap), let binary = tesseract.binary(of: pix) else {
                return (PageLayout(lines: []), gray)
            }
            guard labRules > 0, let rules = RulingLines(in: binary), let clean = rules.removed(fromBinary: binary),
                let grayPix = PixHandle(gray: gray), let cleanGray = rules.removed(fromGray: grayPix)?.bitmap()
            else { return (tesseract.layout(of: binary).withoutSlivers(), gray) }
            return (tesseract.layout(of: clean).withoutSlivers(), cleanGray)
        }
        crops = layout.crops
    }

    /// The lines in runs of about equal work: recognition takes time by a line's length relative to its height.
    func shares(count: Int) -> [Range<Int>] {
        let work = layout.lines.map { max($0.box.width, $0.box.height) / max(min($0.box.width, $0.box.height), 1) }
        let portion = work.reduce(0, +) / Double(max(count, 1))
        var shares: [Range<Int>] = []
        var start = 0
        var sum = 0.0
        for (index, amount) in work.enumerated() {
            sum += amount
            if sum >= portion || index == work.count - 1 {
                shares.append(start..<index + 1)
                start = index + 1
                sum = 0
            }
        }
        return shares
    }

    /// Reads one line; boxes are in the page's pixels.
    func words(
        inLine index: Int, tesseract: borrowing TesseractHandle, stop: StopSignal
    ) throws -> [TesseractWord] {
        try stop.check()
        let line = layout.lines[index]
        let crop = crops[index]
        guard let area = page.wholePixels(of: crop) else { return [] }
        let pad = Int((min(line.box.height, line.box.width) * labPad).rounded(.up))
        guard let pix = PixHandle(gray: page, in: crop, padding: pad) else { return [] }
        let words = try tesseract.words(inLine: pix, isVertical: line.isVertical, stop: stop)
        return words.map { $0.moved(by: .translation(x: area.minX - Double(pad), y: area.minY - Double(pad))) }
    }

    /// Puts the words of each line together, in the image's pixels.
    func blocks(from words: [[TesseractWord]]) -> [TextBlock] {
        var blocks: [TextBlock] = []
        var lines: [TextLine] = []
        var current = -1
        func close() {
            if let block = TextBlock(lines: lines) { blocks.append(block) }
            lines = []
        }
        for (line, words) in zip(layout.lines, words) {
            if line.block != current { close() }
            current = line.block
            let pieces = words.map { (text: $0.text, quad: toImage($0.quad), confidence: $0.confidence) }
            if let textLine = TextLine(joining: pieces, language: nil) { lines.append(textLine) }
        }
        close()
        return blocks
    }
}
