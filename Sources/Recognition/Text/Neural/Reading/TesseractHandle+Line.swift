internal import Imaging
import CTesseract
import DocumentModel

extension TesseractHandle {
    /// Reads the line at a place that the detector found, with its margins. The top left corner is the text's own.
    ///
    /// - Throws: What `stop` says.
    borrowing func reading(at quad: Quad, in picture: Picture, stop: StopSignal) throws -> LineReading {
        try stop.check()
        // Tesseract brings lines to 36 pixels itself; half as many again keep fine strokes until then.
        let height = 64
        let ratio = quad.height > 0 ? quad.width / quad.height : 1
        let width = Int(min(max(ratio * Double(height), 8), 8192).rounded(.up))
        let strip = Resampler(picture, part: quad, size: PixelSize(width: width, height: height)).drawn().gray()
        let border = LineCrop.Border(left: height / 4, right: height / 4, top: height / 2, bottom: height / 2)
        let whole = Rectangle(x: 0, y: 0, width: Double(width), height: Double(height))
        guard let pix = PixHandle(gray: strip, in: whole, border: border) else {
            return LineReading(quad: quad, words: [])
        }
        let left = Double(border.left)
        let read = try words(inLine: pix, isVertical: false, stop: stop)
        let profile = InkProfile(gray: strip.bytes, width: width, height: height)
        let words = read.joiningHangul { first, second in
            let (from, to) = (first.quad.center.x - left, second.quad.center.x - left)
            guard from < to, from > -left, to < Double(width) + left else { return false }
            // A space is a quarter of a letter's width or more, the gap between syllables a tenth.
            return Double(profile.widestGap(in: Int(from)..<Int(to))) < 0.18 * Double(height)
        }
        let toPicture = AffineTransform.translation(x: -Double(border.left), y: -Double(border.top))
            .then(AffineTransform(stretching: whole, to: quad))
        return LineReading(
            quad: quad,
            words: words.map { TextWord(text: $0.text, quad: toPicture($0.quad), confidence: $0.confidence) })
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

extension [TesseractWord] {
    /// The words with neighbouring pieces of Hangul put together where they touch: Tesseract parts its syllables.
    fileprivate func joiningHangul(_ areTouching: (TesseractWord, TesseractWord) -> Bool) -> [TesseractWord] {
        reduce(into: []) { words, word in
            if let last = words.last,
                last.text.unicodeScalars.last?.isHangul == true || word.text.unicodeScalars.first?.isHangul == true,
                areTouching(last, word)
            {
                words[words.count - 1] = last.joined(with: word)
            } else {
                words.append(word)
            }
        }
    }
}

extension Unicode.Scalar {
    /// Whether this is a syllable of Korean.
    fileprivate var isHangul: Bool { (0xAC00...0xD7AF).contains(value) }
}
