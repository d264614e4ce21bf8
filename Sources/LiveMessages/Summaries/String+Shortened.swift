extension String {
    /// The text where it has at most so many UTF-16 code units; otherwise its beginning, whole characters, and an ellipsis. Characters have no
    /// limit of their own: one letter may carry thousands of marks.
    package func shortened(to length: Int) -> String {
        guard utf16.count > length else { return self }
        var (beginning, count) = ("", 0)
        for letter in self {
            count += letter.utf16.count
            guard count < length else { break }
            beginning.append(letter)
        }
        while beginning.last?.isWhitespace == true { beginning.removeLast() }
        return beginning + "…"
    }

    /// The words of a text in one line, without controls.
    package var inOneLine: String {
        split { letter in
            letter.isWhitespace || letter.unicodeScalars.contains { $0.properties.generalCategory == .control }
        }.joined(separator: " ")
    }
}
