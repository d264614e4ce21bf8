extension TextWord {
    /// The place of some of the word's letters, as if all were equally wide.
    ///
    /// - Parameters:
    ///   - start: UTF-16 offset into `text` of the first letter.
    ///   - end: UTF-16 offset past the last one.
    func quad(from start: Int, to end: Int) -> Quad {
        let (from, to) = (share(before: start), share(before: end))
        return isRightToLeft ? quad.slice(from: 1 - to, to: 1 - from) : quad.slice(from: from, to: to)
    }

    /// How much of the word, 0 to 1, stands before an offset; letters count, not the UTF-16 units that they take.
    private func share(before offset: Int) -> Double {
        var letters = 0
        var before = 0.0
        var position = 0
        for letter in text {
            let units = letter.utf16.count
            before += min(1, max(0, Double(offset - position) / Double(units)))
            letters += 1
            position += units
        }
        return letters > 0 ? before / Double(letters) : 0
    }

    /// Whether the first letter is Hebrew, Arabic or of a script related to them.
    private var isRightToLeft: Bool {
        text.unicodeScalars.first(where: \.properties.isAlphabetic)?.isRightToLeft ?? false
    }
}
