internal import Algorithms
import DocumentModel

/// Emoji that follow each other without a space.
struct EmojiRun {
    let emoji: ArraySlice<EmojiSighting>

    /// From the first cell's beginning to the last one's end, along the row.
    var box: Rectangle {
        emoji.dropFirst().reduce(emoji.first?.cell ?? Rectangle(x: 0, y: 0, width: 0, height: 0)) { $0.union($1.cell) }
    }

    /// The emoji as one word.
    func word(in frame: LineFrame) -> TextWord {
        let box = box
        let text = emoji.map(\.text).joined()
        let edges = emoji.adjacentPairs().map { (($0.cell.maxX + $1.cell.minX) / 2 - box.minX) / max(box.width, 1e-6) }
        return TextWord(
            text: text, quad: frame.place(box),
            confidence: emoji.reduce(0) { $0 + $1.confidence } / Double(max(emoji.count, 1)),
            characterEdges: text.count == emoji.count ? edges : [])
    }
}

extension [EmojiSighting] {
    /// The emoji, parted where a space is. They come from the left.
    func runs(height: Double) -> [EmojiRun] {
        chunked { $1.cell.minX - $0.cell.maxX < 0.12 * $0.cell.width }.map(EmojiRun.init)
    }
}
