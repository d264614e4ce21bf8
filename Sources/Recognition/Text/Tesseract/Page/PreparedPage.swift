internal import Imaging
import CTesseract
import DocumentModel

/// A page ready to be read line by line: its lines are found, its ruling lines gone. Shared by all workers.
struct PreparedPage: Sendable {
    let layout: PageLayout
    /// The picture before it was straightened.
    let image: PosedPicture
    /// From the pixels of `gray` and the layout to those of the image.
    private let toImage: AffineTransform
    /// Straight, and without ruling lines.
    private let gray: Picture
    private let crops: [LineCrop]

    /// Finds the lines of a picture that stands upright or nearly so.
    ///
    /// - Throws: What `stop` says, between the steps.
    init(_ image: PosedPicture, layout engine: borrowing LayoutHandle, stop: StopSignal) throws {
        var page = try PreparedPage(straight: image, layout: engine, stop: stop)
        let thickness = page.layout.typicalThickness
        // Layout loses letters of text this small. More than twice the size brings nothing.
        if thickness > 0, thickness < Self.smallestThickness, image.bitmap.size.area <= Self.largestToEnlarge {
            let enlarged = image.scaled(by: min(2, Self.readableThickness / thickness))
            page = try PreparedPage(straight: enlarged, layout: engine, stop: stop)
        }
        self = page
    }

    /// In pixels, for letters are small or large by what the recogniser sees, not relative to the page: its network
    /// takes lines that are 36 pixels tall.
    private static let smallestThickness = 22.0
    /// What small text is brought to, in pixels.
    private static let readableThickness = 30.0
    /// In pixels; four times as many fit the default limit.
    private static let largestToEnlarge = 16_000_000

    private init(straight image: PosedPicture, layout engine: borrowing LayoutHandle, stop: StopSignal) throws {
        try stop.check()
        var binary = try engine.binary(of: image.bitmap)
        var page = PosedPicture(gray: image)
        if let skew = binary.skew, let straight = PixHandle(turning: binary, by: skew) {
            page = page.turned(by: skew)
            binary = straight
        }
        try stop.check()
        if let rules = RulingLines(in: binary), let ruled = PixHandle(gray: page.bitmap) {
            rules.remove(fromBinary: binary)
            rules.remove(fromGray: ruled)
            gray = ruled.picture() ?? page.bitmap
        } else {
            gray = page.bitmap
        }
        try stop.check()
        layout = engine.layout(of: binary).droppingFrames().joiningSlivers()
        crops = layout.crops(of: gray)
        toImage = page.toImage
        self.image = image
    }

    /// Reads the whole page at one go; places are in the image's pixels.
    func lines(tesseract: borrowing TesseractHandle, stop: StopSignal) throws -> [TesseractLine] {
        guard let pix = PixHandle(colour: image.bitmap) else { return [] }
        return try tesseract.lines(inPage: pix, stop: stop).map { $0.moved(by: image.toImage) }
    }

    /// Reads one line; places are in the image's pixels.
    func line(at index: Int, tesseract: borrowing TesseractHandle, stop: StopSignal) throws -> TesseractLine {
        let crop = crops[index]
        let toPage = AffineTransform.translation(
            x: crop.area.minX - Double(crop.border.left), y: crop.area.minY - Double(crop.border.top))
        let words = try words(inLine: index, isUpsideDown: false, tesseract: tesseract, stop: stop)
        return TesseractLine(
            block: layout.lines[index].block,
            words: TesseractLine.tilted(words).map { $0.moved(by: toPage.then(toImage)) })
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
}
