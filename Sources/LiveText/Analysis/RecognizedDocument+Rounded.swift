internal import DocumentModel

extension RecognizedDocument {
    /// The document with places to a tenth of a pixel, confidences to a thousandth, and edges of characters to a thousandth
    /// of their word: finer digits are noise.
    var rounded: RecognizedDocument {
        RecognizedDocument(
            size: size,
            blocks: blocks.map { TextBlock(quad: $0.quad.rounded, lines: $0.lines.map(\.rounded)) },
            codes: codes.map { $0.at($0.quad.rounded) })
    }
}

extension TextLine {
    fileprivate var rounded: TextLine {
        TextLine(
            text: text, quad: quad.rounded, confidence: confidence.roundedToThousandth, language: language,
            words: words.map(\.rounded))
    }
}

extension TextWord {
    fileprivate var rounded: TextWord {
        TextWord(
            text: text, quad: quad.rounded, confidence: confidence.roundedToThousandth, range: range,
            characterEdges: characterEdges.map(\.roundedToThousandth),
            alternatives: alternatives.map {
                TextCandidate(text: $0.text, confidence: $0.confidence.roundedToThousandth)
            })
    }
}

extension Quad {
    /// The quad with its corners on tenths of pixels.
    var rounded: Quad {
        map { Point(x: ($0.x * 10).rounded() / 10 + 0, y: ($0.y * 10).rounded() / 10 + 0) }
    }
}

extension Double {
    fileprivate var roundedToThousandth: Double { (self * 1000).rounded() / 1000 }
}
