import Foundation

extension AttributedString {
    /// The text as writers of documents take it: pieces of one look, each glyph and attachment by itself.
    var styledRuns: [StyledRun] {
        runs.flatMap { run -> [StyledRun] in
            let style = TextStyle(run.attributes)
            let scalars = String.UnicodeScalarView(unicodeScalars[run.range])
            let standing: StyledRun.Content? =
                run.attributes.adaptiveImageGlyph.map { .glyph($0) }
                ?? run.attributes.missingImageGlyph.map { .missingGlyph($0) }
                ?? run.attributes.textAttachment.map { .attachment($0) }
            guard let standing else { return [StyledRun(content: .text(String(scalars)), style: style)] }
            return scalars.split(separator: "\u{FFFC}", omittingEmptySubsequences: false).enumerated().flatMap {
                index, between -> [StyledRun] in
                // Between two parts stands one U+FFFC; an attribute on letters says nothing.
                (index == 0 ? [] : [StyledRun(content: standing, style: style)])
                    + (between.isEmpty ? [] : [StyledRun(content: .text(String(between)), style: style)])
            }
        }
    }

    /// The text by paragraphs, each with the newline that ends it; the last one has none, and is left out where it is empty.
    var styledParagraphs: [[StyledRun]] {
        var paragraphs: [[StyledRun]] = []
        var paragraph: [StyledRun] = []
        for run in styledRuns {
            guard case .text(let text) = run.content else {
                paragraph.append(run)
                continue
            }
            var rest = text.unicodeScalars[...]
            while let end = rest.firstIndex(of: "\n") {
                let next = rest.index(after: end)
                paragraph.append(StyledRun(content: .text(String(rest[..<next])), style: run.style))
                paragraphs.append(paragraph)
                paragraph = []
                rest = rest[next...]
            }
            if !rest.isEmpty { paragraph.append(StyledRun(content: .text(String(rest)), style: run.style)) }
        }
        return paragraph.isEmpty ? paragraphs : paragraphs + [paragraph]
    }
}
