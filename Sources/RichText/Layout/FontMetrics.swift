/// What a text engine knows about the font around a glyph, in points or pixels, whichever it lays out in.
public struct FontMetrics: Hashable, Sendable {
    /// The font's size: the length of its em.
    public var size: Double
    /// How far the font reaches above the baseline.
    public var ascent: Double
    /// How far the font reaches below the baseline, as a positive number.
    public var descent: Double

    /// Makes metrics from a font's size and its own ascent and descent at that size.
    public init(size: Double, ascent: Double, descent: Double) {
        self.size = size
        self.ascent = ascent
        self.descent = descent
    }

    /// Where the font is not known: four fifths of the em above the baseline, as in most fonts for text.
    public static func unknown(size: Double) -> FontMetrics {
        FontMetrics(size: size, ascent: 0.8 * size, descent: 0.2 * size)
    }

    /// How much of an em that is set in this font's line lies below the baseline, in ems.
    var shareBelow: Double {
        let height = ascent + descent
        guard height > 0, height.isFinite, descent >= 0, ascent >= 0 else { return 0.2 }
        return descent / height
    }
}
