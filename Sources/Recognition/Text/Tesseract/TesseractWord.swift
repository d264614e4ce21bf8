import CTesseract
import DocumentModel

/// A word as Tesseract read it.
struct TesseractWord: Sendable {
    let text: String
    /// 0 to 1.
    let confidence: Double
    /// In the pixels of the picture that Tesseract was given, tilted as the baseline is.
    var quad: Quad
    /// From the left end of the word's baseline to its right end, in the same pixels; nil where Tesseract has none.
    var baseline: (start: Point, end: Point)?
    /// Tesseract's code of the model that read it.
    let language: String?

    /// Reads the word that the iterator stands on; nil where it is blank.
    init?(at iterator: OpaquePointer) {
        guard let utf8 = TessResultIteratorGetUTF8Text(iterator, RIL_WORD) else { return nil }
        defer { TessDeleteText(utf8) }
        text = String(cString: utf8).trimmingWhitespace()
        let page = TessResultIteratorGetPageIteratorConst(iterator)
        guard !text.isEmpty, let page, let box = page.box(of: RIL_WORD) else { return nil }
        confidence = min(max(Double(TessResultIteratorConfidence(iterator, RIL_WORD)) / 100, 0), 1)
        language = TessResultIteratorWordRecognitionLanguage(iterator).map { String(cString: $0) }
        quad = Quad(box)
        baseline = page.baseline
    }

    private init(text: String, confidence: Double, quad: Quad, language: String?) {
        self.text = text
        self.confidence = confidence
        self.quad = quad
        self.language = language
    }

    /// This word and the one after it as one; its baseline is forgotten.
    func joined(with next: TesseractWord) -> TesseractWord {
        let letters = (Double(text.unicodeScalars.count), Double(next.text.unicodeScalars.count))
        return TesseractWord(
            text: text + next.text,
            confidence: (confidence * letters.0 + next.confidence * letters.1) / max(letters.0 + letters.1, 1),
            quad: Quad(quad.boundingBox.union(next.quad.boundingBox)), language: language)
    }

    /// The word with its place mapped.
    func moved(by transform: AffineTransform) -> TesseractWord {
        var word = self
        word.quad = transform(quad)
        word.baseline = baseline.map { (transform($0.start), transform($0.end)) }
        return word
    }
}

extension OpaquePointer {
    /// The box of the element that a page iterator stands on.
    func box(of level: TessPageIteratorLevel) -> Rectangle? {
        var (left, top, right, bottom): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        guard TessPageIteratorBoundingBox(self, level, &left, &top, &right, &bottom) != 0 else { return nil }
        return Rectangle(minX: Double(left), minY: Double(top), maxX: Double(right), maxY: Double(bottom))
    }

    /// The baseline of the word that a page iterator stands on.
    var baseline: (start: Point, end: Point)? {
        var (x1, y1, x2, y2): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        guard TessPageIteratorBaseline(self, RIL_WORD, &x1, &y1, &x2, &y2) != 0, x2 > x1 else { return nil }
        return (Point(x: Double(x1), y: Double(y1)), Point(x: Double(x2), y: Double(y2)))
    }

    /// Whether the block that a page iterator stands on is set vertically.
    var isVertical: Bool {
        var orientation = ORIENTATION_PAGE_UP
        var direction = WRITING_DIRECTION_LEFT_TO_RIGHT
        var order = TEXTLINE_ORDER_TOP_TO_BOTTOM
        var deskew: Float = 0
        TessPageIteratorOrientation(self, &orientation, &direction, &order, &deskew)
        return direction == WRITING_DIRECTION_TOP_TO_BOTTOM
    }
}

extension Unicode.Scalar {
    /// Whether the letter is Han, kana or Hangul.
    var isIdeographic: Bool {
        switch value {
        case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
            true
        default: false
        }
    }
}

extension String {
    fileprivate func trimmingWhitespace() -> String {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}
