import Foundation
import RichText

/// Makes a glyph's file of a picture, or says what a glyph's file holds.
///
///     swift run MakeGlyph picture.png "party popper" party.heic [heic|avif|png]
///     swift run MakeGlyph party.heic
@main struct MakeGlyph {
    static func main() throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        switch arguments.count {
        case 1:
            let glyph = try AdaptiveImageGlyph(imageContent: Data(contentsOf: URL(fileURLWithPath: arguments[0])))
            print("identifier:  \(glyph.contentIdentifier)")
            print("description: \(glyph.contentDescription)")
            print("strikes:     \(glyph.strikes.map { String($0.edge) }.joined(separator: " ")) (\(glyph.encoding))")
        case 3...4:
            let picture = try Data(contentsOf: URL(fileURLWithPath: arguments[0]))
            let encoding = arguments.count == 4 ? GlyphEncoding(rawValue: arguments[3]) : nil
            let glyph = try AdaptiveImageGlyph(image: picture, description: arguments[1], encoding: encoding)
            try glyph.imageContent.write(to: URL(fileURLWithPath: arguments[2]))
        default:
            print("usage: MakeGlyph picture description glyph.heic [heic|avif|png]\n       MakeGlyph glyph.heic")
        }
    }
}
