import DocumentModel
import Foundation
import Imaging

@testable import RichText

/// Pictures that tests make glyphs of.
enum SampleGlyph {
    /// A disc in one colour with a soft rim on nothing, and a bite out of its right side, so that turns are noticed.
    static func picture(edge: Int = 200, colour: [UInt8] = [230, 90, 30]) -> TransparentPicture {
        let middle = Double(edge) / 2
        var pixels: [UInt8] = []
        for y in 0..<edge {
            for x in 0..<edge {
                let (dx, dy) = (Double(x) + 0.5 - middle, Double(y) + 0.5 - middle)
                let distance = (dx * dx + dy * dy).squareRoot()
                let isBitten = dx > 0 && abs(dy) < dx / 2
                let cover = isBitten ? 0 : max(0, min(1, middle * 0.9 - distance + 0.5))
                pixels += colour + [UInt8(cover * 255)]
            }
        }
        let size = PixelSize(width: edge, height: edge)
        guard let image = try? RawImage(size: size, format: .rgba8, bytes: pixels) else {
            return TransparentPicture(Picture(size: size, channels: .rgb) { _ in })
        }
        return TransparentPicture(image)
    }

    /// A glyph of its own for each number.
    static func glyph(_ number: Int = 0, description: String = "orange pie", encoding: GlyphEncoding? = nil) throws
        -> AdaptiveImageGlyph
    {
        let colour = [UInt8(truncatingIfNeeded: 230 &+ number &* 37), UInt8(truncatingIfNeeded: 90 &+ number), 30]
        return try AdaptiveImageGlyph(picture(edge: 100, colour: colour), description: description, encoding: encoding)
    }
}
