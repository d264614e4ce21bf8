import Foundation

/// Attributed text to Markdown (CommonMark, and GitHub's signs for what is struck through).
struct MarkdownWriter {
    /// What stands for a glyph; nil makes it a picture beside the document.
    let fallback: GlyphFallback?
    private(set) var files = PackageFiles()
    private var fallbacks = GlyphFallbacks()
    private var names: [String: String] = [:]

    init(fallback: GlyphFallback?) {
        self.fallback = fallback
    }

    /// Paragraphs with empty lines between. Empty paragraphs leave no trace: Markdown has none.
    mutating func write(_ text: AttributedString) throws(RichTextError) -> String {
        var paragraphs: [String] = []
        for paragraph in text.styledParagraphs {
            var line = ""
            for run in paragraph { line += try markdown(of: run) }
            let rest = line.drop(while: \.isWhitespace)
            let trimmed = String(rest).trimmed
            if !trimmed.isEmpty { paragraphs.append(Self.startingPlainly(trimmed)) }
        }
        return paragraphs.isEmpty ? "" : paragraphs.joined(separator: "\n\n") + "\n"
    }

    private mutating func markdown(of run: StyledRun) throws(RichTextError) -> String {
        switch run.content {
        case .text(let text): return Self.styled(text, run.style)
        case .glyph(let glyph):
            guard let fallback else {
                return "![\(Self.oneLine(glyph.contentDescription))](\(try name(of: glyph)))"
            }
            return try stand(for: glyph.contentDescription, fallback)
        case .missingGlyph(let identifier): return try stand(for: identifier, fallback ?? .description)
        case .attachment(let attachment): return try stand(for: attachment.label, fallback ?? .description)
        }
    }

    private func stand(for description: String, _ fallback: GlyphFallback) throws(RichTextError) -> String {
        try PlainTextWriter(fallback: fallback).stand(for: description).escapedForMarkdown
    }

    /// The name of a glyph's PNG, which is put beside the document once.
    private mutating func name(of glyph: AdaptiveImageGlyph) throws(RichTextError) -> String {
        if let known = names[glyph.contentIdentifier] { return known }
        let name = PackageFiles.fallbackName(of: files.add(glyph, fallback: try fallbacks.png(of: glyph)))
        // Where a link ends, blanks and brackets do too.
        let address = name.addingPercentEncoding(
            withAllowedCharacters: .alphanumerics.union(.init(charactersIn: "-_.")))
        names[glyph.contentIdentifier] = address ?? name
        return address ?? name
    }

    /// A piece of one look. Signs of emphasis stand beside letters, not beside blanks.
    private static func styled(_ text: String, _ style: TextStyle) -> String {
        let start = text.prefix(while: \.isWhitespace)
        let end = text.dropFirst(start.count).reversed().prefix(while: \.isWhitespace).reversed()
        let middle = text.dropFirst(start.count).dropLast(end.count)
        func blanks(_ text: some Sequence<Character>) -> String { text.contains { !$0.isNewline } ? " " : "" }
        guard !middle.isEmpty else { return blanks(start) }
        let lines = middle.split(whereSeparator: \.isNewline).map(\.escapedForMarkdown)
        var marked = lines.joined(separator: "\\\n")
        if style.isStruckThrough { marked = "~~" + marked + "~~" }
        if style.isItalic { marked = "*" + marked + "*" }
        if style.isBold { marked = "**" + marked + "**" }
        if let link = style.link.flatMap({ HarmlessLink($0.absoluteString) }) {
            let address = link.url.replacing("(", with: "%28").replacing(")", with: "%29")
            marked = "[" + marked + "](" + address + ")"
        }
        return blanks(start) + marked + blanks(end)
    }

    /// A number with a full stop would begin a list.
    private static func startingPlainly(_ line: String) -> String {
        if let number = line.prefixMatch(of: /(\d{1,9})([.)])(?=\s|$)/) {
            return number.output.1 + "\\" + number.output.2 + line[number.range.upperBound...]
        }
        return line.escapedAtMarkdownStart
    }

    private static func oneLine(_ description: String) -> String {
        let words = description.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return (words.isEmpty ? "picture" : words).escapedForMarkdown
    }
}
