package import LiveText

extension GoogleVisionAnnotation {
    /// What was read of an image, and what went wrong besides.
    package init(of analysis: ImageAnalysis, error: GoogleVisionStatus? = nil) {
        guard
            let box = analysis.lines.first.map({ first in
                analysis.lines.reduce(first.quad.boundingBox) { $0.union($1.quad.boundingBox) }
            })
        else {
            self.init(error: error)
            return
        }
        let whole = Entity(
            locale: analysis.lines.languages.first, description: analysis.transcript, boundingPoly: Poly(Quad(box)))
        let words = analysis.lines.flatMap(\.pieces).map {
            Entity(description: $0.text, boundingPoly: Poly($0.quad))
        }
        self.init(
            textAnnotations: [whole] + words, fullTextAnnotation: GoogleVisionText(of: analysis), error: error)
    }
}
