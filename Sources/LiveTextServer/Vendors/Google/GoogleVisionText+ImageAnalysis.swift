package import LiveText

extension GoogleVisionText {
    /// The text of an analysis; symbols are its letters, as if those of a word were equally wide. Put together with their
    /// breaks they give `text`.
    package init(of analysis: ImageAnalysis) {
        let page = Page(
            property: Property(languagesOf: analysis.lines), width: analysis.size.width, height: analysis.size.height,
            blocks: analysis.blocks.map(Block.init), confidence: analysis.lines.confidence)
        self.init(pages: [page], text: analysis.transcript)
    }
}

extension GoogleVisionText.Block {
    fileprivate init(_ block: TextBlock) {
        let words = block.lines.indices.flatMap { index in
            let isWrapped = block.shouldWrapToNextLine(at: index)
            return GoogleVisionText.Word.words(of: block.lines[index], end: isWrapped ? "EOL_SURE_SPACE" : "LINE_BREAK")
        }
        let property = GoogleVisionText.Property(languagesOf: block.lines)
        let paragraph = GoogleVisionText.Paragraph(
            property: property, boundingBox: .init(block.quad), words: words, confidence: block.lines.confidence)
        self.init(
            property: property, boundingBox: .init(block.quad), paragraphs: [paragraph],
            confidence: block.lines.confidence)
    }
}

extension GoogleVisionText.Word {
    fileprivate static func words(of line: TextLine, end: String) -> [Self] {
        let pieces = line.pieces
        return pieces.enumerated().map { index, word in
            guard index + 1 < pieces.count else { return Self(word, break: end) }
            let isSpaced = pieces[index + 1].range.lowerBound > word.range.upperBound
            return Self(word, break: isSpaced ? "SPACE" : nil)
        }
    }

    private init(_ word: TextWord, break end: String?) {
        var offset = 0
        var symbols = word.text.map { letter in
            let start = offset
            offset += letter.utf16.count
            return GoogleVisionText.Symbol(
                boundingBox: .init(word.quad(from: start, to: offset)), text: String(letter),
                confidence: word.confidence)
        }
        if let end, !symbols.isEmpty {
            symbols[symbols.count - 1].property = .init(detectedBreak: .init(type: end))
        }
        self.init(boundingBox: .init(word.quad), symbols: symbols, confidence: word.confidence)
    }
}

extension GoogleVisionText.Property {
    /// The languages of the lines, that of most letters first; nil where none is known.
    fileprivate init?(languagesOf lines: [TextLine]) {
        let languages = lines.languages
        guard !languages.isEmpty else { return nil }
        self.init(detectedLanguages: languages.map { Language(languageCode: $0) })
    }
}

extension GoogleVisionAnnotation.Poly {
    package init(_ quad: Quad) {
        self.init(vertices: quad.corners.map { PixelPoint($0) })
    }
}

extension [TextLine] {
    /// The languages, that of most letters first.
    var languages: [String] {
        var letters: [String: Int] = [:]
        for line in self {
            if let language = line.language { letters[language, default: 0] += line.text.count }
        }
        return letters.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    }

    /// The mean, weighted by the lines' lengths.
    fileprivate var confidence: Double {
        let weights = map { Double($0.text.utf16.count) }
        let sum = weights.reduce(0, +)
        guard sum > 0 else { return 0 }
        return zip(self, weights).map { $0.confidence * $1 }.reduce(0, +) / sum
    }
}
