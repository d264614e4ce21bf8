import Foundation

/// Collects the text that a reader finds. What looks alike becomes one piece.
struct RunBuilder {
    private let limits: DocumentLimits
    private var runs: [StyledRun] = []
    /// What was found since the last piece, perhaps of several paragraphs.
    private var text = ""
    private var style = TextStyle.plain
    /// Where the current paragraph begins among the pieces.
    private var paragraphStart = 0

    init(limits: DocumentLimits) {
        self.limits = limits
    }

    /// Whether nothing was found yet.
    var isEmpty: Bool { runs.isEmpty && text.isEmpty }

    mutating func append(_ more: String, style: TextStyle) throws(RichTextError) {
        guard !more.isEmpty else { return }
        if style != self.style { try finishText() }
        self.style = style
        text += more
    }

    mutating func append(_ content: StyledRun.Content, style: TextStyle) throws(RichTextError) {
        try finishText()
        try add(StyledRun(content: content, style: style))
    }

    /// Ends a paragraph: all of it stands as the style says that holds at its end.
    mutating func endParagraph(style: TextStyle) throws(RichTextError) {
        try alignParagraph(style)
        try append("\n", style: style)
        paragraphStart = runs.count
    }

    /// Gives the paragraph that was begun its alignment and direction.
    mutating func alignParagraph(_ style: TextStyle) throws(RichTextError) {
        if self.style.inParagraph(of: style) != self.style { try finishText() }
        for index in paragraphStart..<runs.count { runs[index].style = runs[index].style.inParagraph(of: style) }
    }

    /// Takes back a newline that was the last to be found.
    mutating func removeLastNewline() {
        guard text.unicodeScalars.last == "\n" else { return }
        text.unicodeScalars.removeLast()
    }

    /// The text.
    mutating func attributedString() throws(RichTextError) -> AttributedString {
        try finishText()
        var whole = AttributedString()
        // Foundation takes its time for each piece, so neighbours that look alike are joined first.
        var (joined, look) = ("", TextStyle.plain)
        for run in runs {
            if case .text(let more) = run.content, run.style == look {
                joined += more
                continue
            }
            whole.append(StyledRun(content: .text(joined), style: look).attributedString)
            (joined, look) = ("", run.style)
            if case .text(let more) = run.content { joined = more } else { whole.append(run.attributedString) }
        }
        whole.append(StyledRun(content: .text(joined), style: look).attributedString)
        return whole
    }

    /// Makes a piece of earlier paragraphs and one of the current paragraph: that may still change how it stands.
    private mutating func finishText() throws(RichTextError) {
        guard !text.isEmpty else { return }
        let scalars = text.unicodeScalars
        let cut = scalars.lastIndex(of: "\n").map { scalars.index(after: $0) } ?? scalars.startIndex
        if cut > scalars.startIndex {
            try add(StyledRun(content: .text(String(scalars[..<cut])), style: style))
            paragraphStart = runs.count
        }
        if cut < scalars.endIndex {
            try add(StyledRun(content: .text(String(scalars[cut...])), style: style))
        }
        text = ""
    }

    private mutating func add(_ run: StyledRun) throws(RichTextError) {
        guard runs.count < limits.runs else {
            throw RichTextError(
                .tooLarge, "The document changes its looks more than \(limits.runs) times: raise the limit on runs.")
        }
        runs.append(run)
    }
}
