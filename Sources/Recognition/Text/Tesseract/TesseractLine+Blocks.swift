internal import Algorithms
import DocumentModel

extension TesseractLine {
    /// Groups lines into blocks, and leaves out noise. The lines come in reading order, with their places in the
    /// image's pixels.
    static func blocks(of lines: [TesseractLine]) -> [TextBlock] {
        let kept = lines.compactMap { line -> (block: Int, line: TextLine)? in
            let pieces = line.legibleWords.map { TextWord(text: $0.text, quad: $0.quad, confidence: $0.confidence) }
            let language = line.words.first?.language.map { TesseractLanguage(code: $0).tag }
            // Noise reads as a row of doubtful letters.
            guard let text = TextLine(joining: pieces, language: language), text.confidence >= 0.3 else { return nil }
            return (line.block, text)
        }
        return kept.chunked { $0.block == $1.block }.compactMap { TextBlock(lines: $0.map(\.line)) }
    }
}
