import CTesseract
import DocumentModel

/// A page ready to be read line by line: its lines are found, its ruling lines gone. Shared by all workers.
struct TextPage: Sendable {
    /// From the page's pixels to those of the image.
    let toImage: AffineTransform
    let layout: PageLayout
    /// As the picture was, for where the whole page is read: Tesseract finds text on coloured grounds in colour only.
    private let colour: Bitmap
    /// Without ruling lines, for lines cut out.
    private let gray: Bitmap
    private let crops: [LineCrop]
    /// Lines that were read already, by their indices.
    private(set) var known: [Int: TesseractLine] = [:]

    /// Finds the lines of a picture that stands upright or nearly so.
    ///
    /// - Throws: What `stop` says, between the steps.
    init(_ image: PageImage, tesseract: borrowing TesseractHandle, stop: StopSignal) throws {
        var page = try TextPage(straight: image, tesseract: tesseract, stop: stop)
        let thickness = page.layout.typicalThickness
        // Layout loses letters of text this small. More than twice the size brings nothing.
        if thickness > 0, thickness < Self.smallestThickness, image.bitmap.size.area <= Self.largestToEnlarge {
            let enlarged = image.scaled(by: min(2, Self.readableThickness / thickness))
            page = try TextPage(straight: enlarged, tesseract: tesseract, stop: stop)
        }
        self = page
    }

    /// In pixels, for letters are small or large by what the recogniser sees, not relative to the page: its network
    /// takes lines that are 36 pixels high.
    private static let smallestThickness = 22.0
    /// What small text is brought to, in pixels.
    private static let readableThickness = 30.0
    /// In pixels; four times as many fit the default limit.
    private static let largestToEnlarge = 16_000_000

    private init(straight image: PageImage, tesseract: borrowing TesseractHandle, stop: StopSignal) throws {
        try stop.check()
        var image = image
        var binary = try tesseract.binary(of: image.bitmap)
        if let skew = binary.skew {
            image = image.turned(by: skew)
            binary = try tesseract.binary(of: image.bitmap)
        }
        try stop.check()
        var gray = image.bitmap.gray()
        if let rules = RulingLines(in: binary), let clean = rules.removed(fromBinary: binary),
            let ruled = PixHandle(gray: gray), let cleanGray = rules.removed(fromGray: ruled)?.bitmap()
        {
            binary = clean
            gray = cleanGray
        }
        try stop.check()
        layout = tesseract.layout(of: binary).joiningSlivers()
        crops = layout.crops(of: gray)
        self.gray = gray
        colour = image.bitmap
        toImage = image.toImage
    }

    /// Reads the whole page at one go; places are in the page's pixels.
    func lines(tesseract: borrowing TesseractHandle, stop: StopSignal) throws -> [TesseractLine] {
        guard let pix = PixHandle(colour: colour) else { return [] }
        return try tesseract.lines(inPage: pix, stop: stop)
    }

    /// Reads one line, unless it is known; places are in the page's pixels.
    func line(at index: Int, tesseract: borrowing TesseractHandle, stop: StopSignal) throws -> TesseractLine {
        if let line = known[index] { return line }
        return line(try words(inLine: index, isUpsideDown: false, tesseract: tesseract, stop: stop), at: index)
    }

    /// Reads some of the lines ahead of the rest.
    ///
    /// - Returns: The words of those lines.
    mutating func readAhead(
        _ indices: [Int], tesseract: borrowing TesseractHandle, stop: StopSignal
    ) throws -> [TesseractWord] {
        for index in indices {
            known[index] = try line(at: index, tesseract: tesseract, stop: stop)
        }
        return indices.flatMap { known[$0]?.words ?? [] }
    }

    /// Reads what a line says, the page held upside down or not; places are in the piece cut out for it.
    func words(
        inLine index: Int, isUpsideDown: Bool, tesseract: borrowing TesseractHandle, stop: StopSignal
    ) throws -> [TesseractWord] {
        try stop.check()
        let crop = crops[index]
        guard let pix = PixHandle(gray: gray, in: crop.area, border: crop.border) else { return [] }
        if isUpsideDown { pixRotate180(pix.pointer, pix.pointer) }
        return try tesseract.words(inLine: pix, isVertical: layout.lines[index].isVertical, stop: stop)
    }

    private func line(_ words: [TesseractWord], at index: Int) -> TesseractLine {
        let crop = crops[index]
        let toPage = AffineTransform.translation(
            x: crop.area.minX - Double(crop.border.left), y: crop.area.minY - Double(crop.border.top))
        return TesseractLine(block: layout.lines[index].block, words: words.map { $0.moved(by: toPage) })
    }
}
