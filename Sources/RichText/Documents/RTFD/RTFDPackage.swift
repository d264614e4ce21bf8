import Foundation

/// RTFD: a folder with RTF and the files that stand in it, or the same in one piece.
enum RTFDPackage {
    /// The name of the text.
    static let textName = "TXT.rtf"

    static func read(_ files: [String: Data], limits: DocumentLimits) throws(RichTextError) -> RichTextDocument {
        try limits.check(bytes: files.values.reduce(0) { $0 + $1.count })
        guard let text = files[textName] else {
            throw RichTextError(.unreadableDocument, "This is no RTFD: it holds no file \(textName).")
        }
        var reader = RTFReader([UInt8](text), files: files, limits: limits)
        let document = try reader.read()
        // The PNG beside a glyph's file stands for it.
        let fallbacks = reader.usedFiles.map { PackageFiles.fallbackName(of: $0) }
        let unused = Set(files.keys).subtracting([textName]).subtracting(reader.usedFiles).subtracting(fallbacks)
        return RichTextDocument(
            document.text,
            omissions: document.omissions + unused.sorted().map { "The file \($0) does not stand in the text." })
    }

    /// The files by their names.
    static func write(_ text: AttributedString) throws(RichTextError) -> [String: Data] {
        var writer = RTFWriter(isPackage: true)
        let rtf = try writer.write(text)
        return writer.files.files.merging([textName: rtf]) { $1 }
    }
}
