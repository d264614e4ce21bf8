/// What is selected of a document's text, and how it grows.
///
/// Offsets are UTF-16 code units of the transcript.
package struct TextSelection: Hashable, Sendable {
    /// The selected stretches: whole characters, ascending, none empty, none touching the next.
    package private(set) var ranges: [Range<Int>] = []
    /// What stays selected while the other end moves; may be empty.
    private var anchor = 0..<0
    /// The end that moves; nil while nothing was ever selected.
    package private(set) var focus: Int?
    private var granularity = TextGranularity.character

    /// Nothing.
    package init() {}

    /// Takes any ranges; what lies outside the transcript or is empty is left out.
    package init(_ ranges: [Range<Int>], in document: RecognizedDocument) {
        for range in ranges.map({ $0.clamped(to: 0..<document.transcript.utf16.count) })
            .filter({ !$0.isEmpty }).map(document.characters).sorted(by: { $0.lowerBound < $1.lowerBound })
        {
            if let last = self.ranges.last, range.lowerBound <= last.upperBound {
                self.ranges[self.ranges.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                self.ranges.append(range)
            }
        }
        if let first = self.ranges.first, let last = self.ranges.last {
            anchor = first.lowerBound..<first.lowerBound
            focus = last.upperBound
        }
    }

    /// Selects what stands at an offset; by characters it begins empty there.
    package init(at offset: Int, by granularity: TextGranularity, in document: RecognizedDocument) {
        self.granularity = granularity
        anchor = document.granule(granularity, at: offset)
        focus = anchor.upperBound
        ranges = anchor.isEmpty ? [] : [anchor]
    }

    /// The same text with one of its ends ready to be moved, by characters; nothing where nothing is selected.
    package func grabbed(at edge: TextSelectionEdge) -> TextSelection {
        guard let first = ranges.first, let last = ranges.last else { return self }
        var grabbed = self
        grabbed.granularity = .character
        let fixed = edge == .start ? last.upperBound : first.lowerBound
        grabbed.anchor = fixed..<fixed
        grabbed.focus = edge == .start ? first.lowerBound : last.upperBound
        return grabbed
    }

    /// Moves the focus: everything between it and the anchor becomes selected.
    package mutating func extend(to offset: Int, in document: RecognizedDocument) {
        let granule = document.granule(granularity, at: offset)
        let range = min(anchor.lowerBound, granule.lowerBound)..<max(anchor.upperBound, granule.upperBound)
        ranges = range.isEmpty ? [] : [range]
        focus = granule.lowerBound < anchor.lowerBound ? range.lowerBound : range.upperBound
    }

    /// The same with the end that moved last ready to be moved further, by characters.
    package var grabbedAtFocus: TextSelection {
        grabbed(at: focus == ranges.first?.lowerBound ? .start : .end)
    }
}

extension RecognizedDocument {
    fileprivate func granule(_ granularity: TextGranularity, at offset: Int) -> Range<Int> {
        guard granularity == .character else { return range(of: granularity, at: offset) }
        let boundary = characterBoundary(at: offset)
        return boundary..<boundary
    }
}
