import DocumentModel
import Foundation
import Imaging
import Testing

@testable import RichText

@Suite struct GlyphFileTests {
    @Test(arguments: GlyphEncoding.allCases) func fileIsReadAsWritten(encoding: GlyphEncoding) throws {
        let provenance = GlyphProvenance(
            digitalSourceType: "http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia",
            credit: "A <painter> & \"friends\"", creatorTool: "LiveText")
        let glyph = try AdaptiveImageGlyph(
            SampleGlyph.picture(edge: 300), description: "orange pie ‹with a bite› & more", identifier: "pie/1",
            inset: GlyphInset(x: 0.05, y: 0.1), provenance: provenance, encoding: encoding)
        let again = try AdaptiveImageGlyph(imageContent: glyph.imageContent)
        #expect(again.contentIdentifier == "pie/1")
        #expect(again.contentDescription == "orange pie ‹with a bite› & more")
        #expect(again.provenance == provenance)
        #expect(abs(again.alignmentInset.x - 0.05) < 0.001 && abs(again.alignmentInset.y - 0.1) < 0.001)
        #expect(again.encoding == encoding)
        #expect(again.strikes.map(\.edge) == (encoding == .png ? [320] : [160, 40, 64, 96, 320]))
        #expect(again == glyph)
    }

    @Test(arguments: GlyphEncoding.allCases) func strikesShowThePicture(encoding: GlyphEncoding) throws {
        let original = SampleGlyph.picture(edge: 320)
        let glyph = try AdaptiveImageGlyph(original, description: "", encoding: encoding)
        for strike in glyph.strikes {
            let picture = try glyph.picture(of: strike)
            let expected = original.resized(to: PixelSize(width: strike.edge, height: strike.edge))
            #expect(picture.size == expected.size)
            for ground: UInt8 in [0, 255] {
                let (seen, wanted) = (
                    picture.composed(onRed: ground, green: ground, blue: ground),
                    expected.composed(onRed: ground, green: ground, blue: ground)
                )
                let difference = zip(seen.bytes, wanted.bytes).map { abs(Int($0) - Int($1)) }.reduce(0, +)
                #expect(Double(difference) / Double(seen.bytes.count) < 3, "strike \(strike.edge) on \(ground)")
            }
        }
    }
}
