import CTesseract
import DocumentModel

extension TesseractHandle {
    /// Reads the line at a place that the detector found.
    ///
    /// - Parameter quad: The line's place with its margins, its top left the text's own.
    /// - Throws: What `stop` says.
    borrowing func reading(at quad: Quad, in picture: Bitmap, stop: StopSignal) throws -> LineReading {
        try stop.check()
        // Tesseract brings lines to 36 pixels itself; half as many again keep fine strokes until then.
        let height = 64
        let ratio = quad.height > 0 ? quad.width / quad.height : 1
        let width = Int(min(max(ratio * Double(height), 8), 8192).rounded(.up))
        var gray = [UInt8](repeating: 255, count: width * height)
        gray.withUnsafeMutableBufferPointer { gray in
            PixelSampler(picture).stretch(quad, width: width, height: height) { row, column, colour in
                let weighed = colour * SIMD3(0.299, 0.587, 0.114)
                gray[row * width + column] = UInt8(weighed.sum() + 0.5)
            }
        }
        let strip = Bitmap(size: PixelSize(width: width, height: height), format: .gray8, rowStride: width, bytes: gray)
        let border = LineCrop.Border(left: height / 4, right: height / 4, top: height / 4, bottom: height / 4)
        let whole = Rectangle(x: 0, y: 0, width: Double(width), height: Double(height))
        guard let pix = PixHandle(gray: strip, in: whole, border: border) else {
            return LineReading(quad: quad, words: [])
        }
        let toPicture = AffineTransform.translation(x: -Double(border.left), y: -Double(border.top))
            .then(AffineTransform(stretching: whole, to: quad))
        let words = try words(inLine: pix, isVertical: false, stop: stop)
        return LineReading(
            quad: quad, words: words.map { ($0.text, toPicture($0.quad), $0.confidence) })
    }
}

extension AffineTransform {
    /// The map of an upright rectangle to a tilted one.
    fileprivate init(stretching rectangle: Rectangle, to quad: Quad) {
        let (width, height) = (max(rectangle.width, 1), max(rectangle.height, 1))
        self.init(
            a: (quad.topRight.x - quad.topLeft.x) / width, b: (quad.topRight.y - quad.topLeft.y) / width,
            c: (quad.bottomLeft.x - quad.topLeft.x) / height, d: (quad.bottomLeft.y - quad.topLeft.y) / height,
            tx: quad.topLeft.x, ty: quad.topLeft.y)
    }
}
