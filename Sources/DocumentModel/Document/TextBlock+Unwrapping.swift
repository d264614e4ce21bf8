extension TextBlock {
    /// Whether the text of a line goes on in the line below, as in a paragraph.
    ///
    /// - Parameter index: Index into `lines`.
    /// - Returns: False for the last line, for the lines of lists, verse and addresses, and for an index outside
    ///   `lines`.
    public func shouldWrapToNextLine(at index: Int) -> Bool {
        let wraps = LineWrapping(of: self).wraps
        return wraps.indices.contains(index) && wraps[index]
    }

    /// The lines as running text: those that go on in the next one are joined with it, words divided by a hyphen are
    /// made whole, and all others end in a line feed.
    public var unwrappedText: String {
        let wraps = LineWrapping(of: self).wraps
        var text = ""
        for (index, line) in lines.enumerated() {
            guard index + 1 < lines.count, wraps[index] else {
                text += line.text + (index + 1 < lines.count ? "\n" : "")
                continue
            }
            let next = lines[index + 1]
            switch line.hyphenation(before: next) {
            case .splitsWord: text += line.text.dropLast()
            case .splitsCompound: text += line.text
            case nil: text += line.text + (line.needsSpace(before: next) ? " " : "")
            }
        }
        return text
    }
}

extension RecognizedDocument {
    /// The blocks as running text, one below the other; `transcript` has the lines as they stand.
    public var unwrappedText: String {
        blocks.map(\.unwrappedText).joined(separator: "\n")
    }
}
