import Foundation

/// HTML, as a clipboard or a document has it, to attributed text. Nothing is fetched, and style sheets are not read.
struct HTMLReader {
    private var tokenizer: HTMLTokenizer
    private let limits: DocumentLimits
    /// The files beside the document, by their addresses.
    let files: [String: Data]
    var builder: RunBuilder
    var omissions = Omissions()

    private(set) var open: [HTMLElement] = []
    /// The style of a blank that was seen and is text only if something follows in its line.
    private var pendingBlank: TextStyle?
    private var isAtLineStart = true
    /// Whether the last newline is the end of a block, which a document's last block does not need.
    private var endsWithBlock = false
    /// Whether a newline is not text, as the first one of `pre`.
    private var skipsNewline = false

    /// The glyph of the `picture` that is read, by the first source that is one.
    var pictureGlyph: AdaptiveImageGlyph?
    /// Pictures that were read, by their addresses.
    var pictures: [String: StyledRun.Content] = [:]
    var pictureCount = 0

    init(_ bytes: [UInt8], files: [String: Data], limits: DocumentLimits) {
        tokenizer = HTMLTokenizer(bytes)
        self.files = files
        self.limits = limits
        builder = RunBuilder(limits: limits)
    }

    /// The innermost open element.
    var current: HTMLElement {
        open.last ?? HTMLElement(name: "", style: .plain, keepsBlanks: false, isHidden: false)
    }

    mutating func read() throws(RichTextError) -> RichTextDocument {
        while let token = tokenizer.next() {
            switch token {
            case .text(let text): try take(text)
            case .start(let tag): try begin(tag)
            case .end(let name): try end(name)
            }
        }
        while !open.isEmpty { try close() }
        if endsWithBlock { builder.removeLastNewline() }
        return RichTextDocument(try builder.attributedString(), omissions: omissions.sentences)
    }

    private mutating func take(_ text: String) throws(RichTextError) {
        let element = current
        guard !element.isHidden else { return }
        guard !element.keepsBlanks else {
            let text =
                skipsNewline && text.unicodeScalars.first == "\n" ? String(text.unicodeScalars.dropFirst()) : text
            skipsNewline = false
            return try add(text, style: element.style)
        }
        for (index, word) in text.utf8.split(omittingEmptySubsequences: false, whereSeparator: \.isBlank).enumerated() {
            if index > 0, !isAtLineStart, pendingBlank == nil { pendingBlank = element.style }
            if !word.isEmpty { try add(String(Substring(word)), style: element.style) }
        }
    }

    /// Adds text as it is.
    mutating func add(_ text: String, style: TextStyle) throws(RichTextError) {
        guard let last = text.unicodeScalars.last else { return }
        try addPendingBlank()
        try builder.append(text, style: style)
        isAtLineStart = last == "\n"
        endsWithBlock = false
    }

    /// Adds what is no text.
    mutating func add(_ content: StyledRun.Content) throws(RichTextError) {
        try addPendingBlank()
        try builder.append(content, style: current.style)
        isAtLineStart = false
        endsWithBlock = false
    }

    private mutating func addPendingBlank() throws(RichTextError) {
        guard let style = pendingBlank else { return }
        pendingBlank = nil
        try builder.append(" ", style: style)
    }

    /// Lets what follows begin a line.
    mutating func breakLine() throws(RichTextError) {
        pendingBlank = nil
        guard !isAtLineStart else { return }
        try builder.append("\n", style: current.style)
        isAtLineStart = true
        endsWithBlock = true
    }

    private mutating func begin(_ tag: HTMLTag) throws(RichTextError) {
        skipsNewline = false
        try closeElements(endedBy: tag.name)
        let isBlock = HTMLElements.blocks.contains(tag.name)
        if isBlock, !current.isHidden { try breakLine() }
        var element = HTMLElement(
            name: tag.name, style: current.style, keepsBlanks: current.keepsBlanks, isHidden: current.isHidden)
        apply(tag, to: &element)
        if HTMLElements.void.contains(tag.name) {
            if !element.isHidden { try perform(tag, element) }
            return
        }
        guard open.count < limits.depth else {
            return omissions.note("Elements deeper than \(limits.depth) within one another were read as text.")
        }
        if !element.isHidden { try beginContents(of: tag.name) }
        open.append(element)
        if ["pre", "listing"].contains(tag.name) { skipsNewline = true }
    }

    /// What stands before the contents of items and cells.
    private mutating func beginContents(of name: String) throws(RichTextError) {
        switch name {
        case "li":
            guard let list = open.lastIndex(where: \.isList) else { return }
            let sign = open[list].itemNumber.map { "\($0). " } ?? "• "
            open[list].itemNumber = open[list].itemNumber.map { $0 &+ 1 }
            try add(sign, style: current.style)
        case "td", "th":
            if !isAtLineStart { try add("\t", style: current.style) }
        default: break
        }
    }

    private mutating func closeElements(endedBy name: String) throws(RichTextError) {
        guard HTMLElements.blocks.contains(name) || HTMLElements.cells.contains(name) else { return }
        var index = open.count - 1
        while index >= 0 {
            // Whatever can be ended so is a block or a cell, and those are scopes.
            if open[index].isScope {
                // A row ends the cell before it, and the row.
                guard HTMLElements.ends(open[index].name, beginning: name) else { return }
                while open.count > index { try close() }
            }
            index -= 1
        }
    }

    private mutating func end(_ name: String) throws(RichTextError) {
        skipsNewline = false
        if name == "br" { return try begin(HTMLTag(name: "br")) }
        guard let index = open.lastIndex(where: { $0.name == name }) else { return }
        if !open[index].isScope, open[(index + 1)...].contains(where: \.isBlock) {
            // `<b><p></b></p>`: the paragraph goes on.
            open.remove(at: index)
            return
        }
        while open.count > index { try close() }
    }

    private mutating func close() throws(RichTextError) {
        guard let element = open.last else { return }
        if element.name == "picture" { try endPicture() }
        if element.isBlock, !element.isHidden { try breakLine() }
        open.removeLast()
    }
}
