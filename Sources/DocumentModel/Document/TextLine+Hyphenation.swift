extension TextLine {
    /// What a hyphen at the end of a line means.
    enum Hyphenation {
        /// It divides a word, and goes when the word is made whole.
        case splitsWord
        /// It belongs to an address or a number that is broken there, and stays.
        case splitsCompound
    }

    /// The meaning of a hyphen at the end of the line; nil where there is none or the next line does not go on with a
    /// lower-case letter.
    func hyphenation(before next: TextLine) -> Hyphenation? {
        guard let hyphen = text.last, "-\u{2010}\u{AD}\u{AC}".contains(hyphen), text.dropLast().last?.isLetter == true,
            let first = next.text.first, first.isLowercase
        else { return nil }
        let word = text.dropLast().reversed().prefix { !$0.isWhitespace }
        return word.contains { $0.isNumber || "/@:_".contains($0) } ? .splitsCompound : .splitsWord
    }

    /// Whether a space goes between the line and the next one; none goes between scripts written without.
    package func needsSpace(before next: TextLine) -> Bool {
        guard let last = text.unicodeScalars.last, let first = next.text.unicodeScalars.first else { return false }
        return !(last.isWrittenWithoutSpaces && first.isWrittenWithoutSpaces)
    }
}
