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
}
