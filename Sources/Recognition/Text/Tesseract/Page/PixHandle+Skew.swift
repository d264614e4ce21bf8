import CTesseract

extension PixHandle {
    /// How far the lines of a binary page have to be turned clockwise, in radians, to run level; nil where they do, or
    /// where there are too few to tell.
    var skew: Double? {
        var degrees: Float = 0
        var confidence: Float = 0
        guard pixFindSkew(pointer, &degrees, &confidence) == 0 else { return nil }
        // Leptonica's documentation takes 3 for the least confidence that can be trusted. Under a quarter of a degree
        // a line rises by less than a descender over its length.
        guard confidence >= 3, abs(degrees) >= 0.25 else { return nil }
        return Double(degrees) * .pi / 180
    }

    /// A picture turned clockwise by an angle in radians, its corners kept; nil where memory does not suffice.
    init?(turning pix: borrowing PixHandle, by angle: Double) {
        let kind = pix.depth == 1 ? L_ROTATE_SAMPLING : L_ROTATE_AREA_MAP
        self.init(
            pixRotate(
                pix.pointer, Float(angle), Int32(kind), Int32(L_BRING_IN_WHITE), Int32(pix.width), Int32(pix.height)))
    }
}
