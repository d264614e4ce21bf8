internal import Algorithms

/// Everything that was read in one picture: blocks, lines and words with their places, and codes.
///
/// It owns the transcript and the map between transcript offsets and words. All offsets are UTF-16 code units.
public struct RecognizedDocument: Sendable {
    /// Extent of the upright image in pixels.
    public let size: PixelSize
    /// Blocks in reading order.
    public let blocks: [TextBlock]
    /// Codes in the order found.
    public let codes: [Code]
    /// The lines of all blocks, joined by line feeds.
    public let transcript: String
    /// The lines of all blocks in reading order.
    public let lines: [TextLine]
    /// For each line its offsets in the transcript, without the line feed; ascending and disjoint.
    public let lineRanges: [Range<Int>]
    let textIndex: TextIndex

    /// Makes a document from blocks in reading order.
    public init(size: PixelSize, blocks: [TextBlock], codes: [Code]) {
        self.size = size
        self.blocks = blocks
        self.codes = codes
        lines = blocks.flatMap(\.lines)
        transcript = Self.transcript(of: lines)
        var offset = 0
        lineRanges = lines.map { line in
            let range = offset..<offset + line.text.utf16.count
            offset = range.upperBound + 1
            return range
        }
        textIndex = TextIndex(lines)
    }

    /// What a document with these lines says.
    package static func transcript(of lines: [TextLine]) -> String { lines.map(\.text).joined(separator: "\n") }

    /// The transcript offsets of a word, given the index of its line in `lines`.
    public func range(of word: TextWord, inLine index: Int) -> Range<Int> {
        let start = lineRanges[index].lowerBound
        return start + word.range.lowerBound..<start + word.range.upperBound
    }

    /// The indices from the first to the last line that shares a character with the range; none for an empty range or
    /// one outside the transcript.
    public func lineIndices(in range: Range<Int>) -> Range<Int> {
        guard !range.isEmpty else { return 0..<0 }
        let first = lineRanges.partitioningIndex { $0.upperBound > range.lowerBound }
        let end = lineRanges.partitioningIndex { $0.lowerBound >= range.upperBound }
        return first..<max(first, end)
    }
}

/// Size, blocks and codes; all else follows from them.
extension RecognizedDocument: Hashable {
    /// Whether both say the same.
    public static func == (left: RecognizedDocument, right: RecognizedDocument) -> Bool {
        left.size == right.size && left.blocks == right.blocks && left.codes == right.codes
    }

    /// Mixes size, blocks and codes in.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(size)
        hasher.combine(blocks)
        hasher.combine(codes)
    }
}
