package import DocumentModel
package import Imaging

extension Picture {
    /// The picture with a glyph drawn over it; in colour.
    package func drawing(
        _ glyph: AdaptiveImageGlyph, at origin: Point, in metrics: FontMetrics
    ) throws(RichTextError) -> Picture {
        guard width > 0, height > 0 else { return self }
        var canvas = try GlyphCanvas(pixels: TransparentPicture(self).rgba(), size: size)
        try canvas.draw(glyph, at: origin, in: metrics)
        let pixels = canvas.pixels
        return Picture(size: size, channels: .rgb) { target in
            for index in 0..<size.area {
                for channel in 0..<3 { target[index * 3 + channel] = pixels[index * 4 + channel] }
            }
        }
    }
}
