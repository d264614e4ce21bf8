import CTesseract
import DocumentModel

/// A line as Tesseract read it.
struct TesseractLine: Sendable {
    /// Index of the block that the line belongs to, in reading order.
    let block: Int
    /// In reading order; none where nothing is legible.
    let words: [TesseractWord]

    init(block: Int, words: [TesseractWord]) {
        self.block = block
        self.words = words
    }

    /// The words that are more likely text than noise.
    ///
    /// Words of a script without spaces are whole phrases, whose confidence is lower by nature, and so are the words
    /// beside them: there the line's confidence has to tell.
    var legibleWords: [TesseractWord] {
        let isIdeographic = words.contains { $0.text.unicodeScalars.contains(where: \.isIdeographic) }
        return isIdeographic ? words : words.filter { $0.confidence >= 0.3 }
    }

    /// The line with its places mapped.
    func moved(by transform: AffineTransform) -> TesseractLine {
        TesseractLine(block: block, words: words.map { $0.moved(by: transform) })
    }

    /// All lines from where a result iterator stands.
    static func lines(at iterator: OpaquePointer) -> [TesseractLine] {
        guard let page = TessResultIteratorGetPageIterator(iterator) else { return [] }
        var lines: [TesseractLine] = []
        var words: [TesseractWord] = []
        var block = 0
        func close() {
            if !words.isEmpty { lines.append(TesseractLine(block: block, words: tilted(words))) }
            words = []
        }
        repeat {
            if TessPageIteratorIsAtBeginningOf(page, RIL_TEXTLINE) != 0 { close() }
            if TessPageIteratorIsAtBeginningOf(page, RIL_BLOCK) != 0 { block += 1 }
            if let word = TesseractWord(at: iterator) { words.append(word) }
        } while TessResultIteratorNext(iterator, RIL_WORD) != 0
        close()
        return lines
    }
}
