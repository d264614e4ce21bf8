/// A run of a line's text that a double tap selects.
struct TextSegment: Hashable {
    /// UTF-16 offsets in the line's text.
    let range: Range<Int>
    /// Whether it is a word; otherwise it is space, or a sign between words.
    let isWord: Bool
}

extension TextLine {
    /// The line's text as words and what stands between them, without gaps.
    ///
    /// Letters and digits make words, with an apostrophe or a point inside, as UAX #29 has it. Where a script writes no
    /// spaces and only a dictionary could tell words apart, runs of ideographs, hiragana and katakana stand for them.
    var segments: [TextSegment] {
        var segments: [TextSegment] = []
        var kinds: [SegmentKind] = []
        var offset = 0
        let characters = Array(text)
        for (index, character) in characters.enumerated() {
            let length = character.utf16.count
            var kind = SegmentKind(character)
            if let last = kinds.last {
                let next = index + 1 < characters.count ? characters[index + 1] : nil
                if kind == .prolongation || kind.joins(characters[index - 1], to: next, as: character, in: last) {
                    kind = last
                }
            }
            if let last = segments.last, kind == kinds.last, kind != .sign {
                segments[segments.count - 1] = TextSegment(
                    range: last.range.lowerBound..<offset + length, isWord: last.isWord)
            } else {
                segments.append(TextSegment(range: offset..<offset + length, isWord: kind != .sign && kind != .space))
                kinds.append(kind)
            }
            offset += length
        }
        return segments
    }
}
