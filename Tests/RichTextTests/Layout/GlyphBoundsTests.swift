import DocumentModel
import Foundation
import Testing

@testable import RichText

@Suite struct GlyphBoundsTests {
    /// DejaVu Sans at 20 pixels: its ascender and descender of 0.928 and 0.236 em.
    private static let dejaVu = FontMetrics(size: 20, ascent: 18.56, descent: 4.72)

    @Test func glyphIsAnEmTallAndStandsLikeTheLetters() {
        let bounds = GlyphBounds(.zero, in: Self.dejaVu)
        #expect(bounds.advance == 20)
        #expect(abs(bounds.ascent + bounds.descent - 20) < 1e-9)
        // As much of the em lies below the baseline as of the font: 4.72 of 23.28.
        #expect(abs(bounds.descent - 20 * 4.72 / 23.28) < 1e-9)
        // The picture stands within the bounds, and its lines do not grow.
        #expect(bounds.picture == Rectangle(minX: 0, minY: -bounds.ascent, maxX: 20, maxY: bounds.descent))
        #expect(bounds.ascent <= Self.dejaVu.ascent && bounds.descent <= Self.dejaVu.descent)
    }

    @Test func whatStandsOutDoesNotPushTheText() {
        let bounds = GlyphBounds(GlyphInset(x: 0.1, y: 0.2), in: Self.dejaVu)
        let plain = GlyphBounds(.zero, in: Self.dejaVu)
        // The aligned part, three fifths of the picture's height, is an em.
        #expect(abs(bounds.picture.height - 20 / 0.6) < 1e-9)
        #expect(bounds.ascent == plain.ascent && bounds.descent == plain.descent)
        #expect(abs(bounds.advance - 0.8 * bounds.picture.width) < 1e-9)
        #expect(abs(bounds.picture.minX + 0.1 * bounds.picture.width) < 1e-9)
        #expect(abs(bounds.picture.maxY - (bounds.descent + 0.2 * bounds.picture.height)) < 1e-9)
    }

    @Test(arguments: [
        FontMetrics(size: 10, ascent: 0, descent: 0), FontMetrics(size: 10, ascent: -1, descent: .nan),
        FontMetrics(size: 10, ascent: .infinity, descent: 1), .unknown(size: 10),
    ]) func metricsThatSayNothingAreTakenForUsualOnes(metrics: FontMetrics) {
        let bounds = GlyphBounds(.zero, in: metrics)
        #expect(abs(bounds.ascent - 8) < 1e-9 && abs(bounds.descent - 2) < 1e-9)
    }

    @Test(arguments: [0, -3, Double.nan, .infinity]) func sizesThatAreNoneTakeNoRoom(size: Double) {
        let bounds = GlyphBounds(.zero, in: .unknown(size: size))
        #expect(bounds.advance == 0 && bounds.picture.isEmpty)
    }

    @Test func webPagesGetTheSameNumbers() throws {
        let glyph = try SampleGlyph.glyph(encoding: .png)
        #expect(glyph.css() == "width:1em;height:1em;vertical-align:-0.2em")
        #expect(glyph.css(in: Self.dejaVu) == "width:1em;height:1em;vertical-align:-0.203em")
        let inset = try AdaptiveImageGlyph(
            SampleGlyph.picture(edge: 40), description: "", inset: GlyphInset(x: 0.1, y: 0), encoding: .png)
        #expect(inset.css() == "width:1em;height:1em;vertical-align:-0.2em;margin:0 -0.1em")
        let flat = FontMetrics(size: 1, ascent: 1, descent: 0)
        #expect(glyph.css(in: flat) == "width:1em;height:1em;vertical-align:0")
    }
}
