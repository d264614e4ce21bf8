import DocumentModel

extension GlyphBounds {
    /// The declarations that make an inline image of a web page stand as these bounds say, whatever size its text has.
    ///
    /// - Parameter size: The font's size in the unit of the bounds.
    /// - Returns: Such as `width:1em;height:1em;vertical-align:-0.2em`.
    public func css(forTextSize size: Double) -> String {
        guard size > 0 else { return "" }
        func ems(_ length: Double) -> String {
            let thousandths = (length / size * 1000).rounded()
            guard thousandths != 0 else { return "0" }
            let text = "\(thousandths / 1000)"
            return (text.hasSuffix(".0") ? String(text.dropLast(2)) : text) + "em"
        }
        let edge = ems(picture.width)
        let margin = picture.minX == 0 ? "" : ";margin:0 \(ems(picture.minX))"
        return "width:\(edge);height:\(edge);vertical-align:\(ems(-picture.maxY))\(margin)"
    }
}

extension AdaptiveImageGlyph {
    /// The declarations for an inline image that shows the glyph in a web page; the font may be unknown.
    ///
    /// - Parameter metrics: The font's; nil takes a usual one.
    /// - Returns: Declarations in ems, so that they hold for text of any size.
    public func css(in metrics: FontMetrics? = nil) -> String {
        let metrics = metrics ?? .unknown(size: 1)
        return metrics.typographicBounds(for: self).css(forTextSize: metrics.size)
    }
}
