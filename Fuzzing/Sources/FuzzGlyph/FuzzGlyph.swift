import Foundation
import FuzzDriver
import ImageMutation
import RichText

/// The program.
@_cdecl("FuzzGlyph_main")
public func run(_ count: CInt, _ arguments: FuzzDriver.Arguments) -> CInt {
    FuzzDriver.run(count, arguments, fuzzGlyph)
}

/// Bytes → a glyph, its metadata, the pixels of its strikes, and the glyph in a text.
private func fuzzGlyph(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let content = Data(bytes: bytes, count: count)
    guard let glyph = try? AdaptiveImageGlyph(imageContent: content) else { return 0 }
    precondition(!glyph.strikes.isEmpty && !glyph.contentIdentifier.isEmpty, "glyphs have strikes and a name")
    precondition(glyph.fileName.utf8.count <= 255 && !glyph.fileName.contains("/"), "names of files are ones")
    let description = glyph.contentDescription
    precondition(!description.unicodeScalars.contains { $0 == "\u{FFFC}" || $0 == "\n" }, "descriptions are a line")
    // As much as decodes in a fraction of a second: what takes longer is slow, not large.
    guard glyph.strikes.map({ $0.edge * $0.edge }).reduce(0, +) <= 1_000_000 else { return 0 }
    for strike in glyph.strikes {
        guard let pixels = try? glyph.pixels(of: strike) else { continue }
        precondition(pixels.count == strike.edge * strike.edge * 4, "strikes are whole squares")
    }
    guard let png = try? glyph.pngData(edge: 20), let again = try? AdaptiveImageGlyph(imageContent: png) else {
        return 0
    }
    precondition(again == glyph && again.contentDescription == description, "a PNG is the same glyph")
    var canvas = GlyphCanvas(size: PixelSize(width: 16, height: 16))
    try? canvas.draw(again, at: Point(x: 0, y: 12), in: .unknown(size: 12))
    let parts = DecomposedText(AttributedString(adaptiveImageGlyph: glyph))
    precondition((try? parts.attributedString())?.containsAdaptiveImageGlyphs == true, "texts come back")
    return 0
}
