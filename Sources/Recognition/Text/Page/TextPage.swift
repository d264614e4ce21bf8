import CTesseract
import DocumentModel

/// A page ready to be read line by line: its lines are found, its ruling lines gone. Shared by all workers.
struct TextPage: Sendable {
    /// From the page's pixels to those of the image.
    let toImage: AffineTransform
    let layout: PageLayout
    private let gray: Bitmap
    private let crops: [LineCrop]

    /// Finds the lines of a picture that stands upright or nearly so.
    ///
    /// - Throws: What `stop` says, between the steps.
    init(_ image: PageImage, tesseract: borrowing TesseractHandle, stop: StopSignal) throws {
        var page = try TextPage(straight: image, tesseract: tesseract, stop: stop)
        let thickness = page.layout.typicalThickness
        // Layout loses letters of text this small; twice the size is enough, and more brings nothing.
        if thickness > 0, thickness < Self.smallestThickness, image.bitmap.size.area <= Self.largestToEnlarge {
            page = try TextPage(straight: image.scaled(by: 2), tesseract: tesseract, stop: stop)
        }
        self = page
    }

    /// In pixels, for letters are small or large by what the recogniser sees, not relative to the page: its network
    /// takes lines that are 36 pixels high.
    private static let smallestThickness = 22.0
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
        crops = layout.crops()
        self.gray = gray
        toImage = image.toImage
    }

    /// Reads one line; places are in the page's pixels.
    ///
    /// - Parameter isUpsideDown: Whether to turn the line by 180° first; places are then those in the turned line.
    func words(
        inLine index: Int, isUpsideDown: Bool = false, tesseract: borrowing TesseractHandle, stop: StopSignal
    ) throws -> [TesseractWord] {
        try stop.check()
        let crop = crops[index]
        guard let area = gray.wholePixels(of: crop.area),
            let pix = PixHandle(gray: gray, in: crop.area, border: crop.border)
        else { return [] }
        if isUpsideDown { pixRotate180(pix.pointer, pix.pointer) }
        let words = try tesseract.words(inLine: pix, isVertical: layout.lines[index].isVertical, stop: stop)
        let toPage = AffineTransform.translation(
            x: area.minX - Double(crop.border.left), y: area.minY - Double(crop.border.top))
        return words.map { $0.moved(by: toPage) }
    }
}
