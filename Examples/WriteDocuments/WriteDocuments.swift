import Foundation
import RichText

/// Writes a text with a glyph into documents of every kind.
///
///     swift run WriteDocuments "see you at seven {} and {} again" party.heic folder
@main struct WriteDocuments {
    static func main() throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard arguments.count == 3 else {
            print("usage: WriteDocuments text glyph.heic folder")
            return
        }
        let glyph = try AdaptiveImageGlyph(imageContent: Data(contentsOf: URL(fileURLWithPath: arguments[1])))
        let folder = URL(fileURLWithPath: arguments[2], isDirectory: true)
        var text = AttributedString()
        for (index, part) in arguments[0].components(separatedBy: "{}").enumerated() {
            if index > 0 { text += AttributedString(adaptiveImageGlyph: glyph) }
            text += AttributedString(part)
        }
        let document = RichTextDocument(text)
        try document.rtf().write(to: folder.appendingPathComponent("text.rtf"))
        try document.write(rtfdFolder: folder.appendingPathComponent("text.rtfd", isDirectory: true))
        try Data(document.html().utf8).write(to: folder.appendingPathComponent("text.html"))
        try Data(document.markdown().utf8).write(to: folder.appendingPathComponent("text.md"))
    }
}
