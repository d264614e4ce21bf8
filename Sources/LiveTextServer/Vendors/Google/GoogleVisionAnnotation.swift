/// The answer about an image; all fields are nil where there is no text and no error.
package struct GoogleVisionAnnotation: Hashable, Sendable, Codable {
    package struct Poly: Hashable, Sendable, Codable {
        package var vertices: [PixelPoint]
    }

    /// A text with its place.
    package struct Entity: Hashable, Sendable, Codable {
        /// BCP-47 tag; of the whole text only.
        package var locale: String?
        package var description: String
        package var boundingPoly: Poly
    }

    /// The whole text, then each word.
    package var textAnnotations: [Entity]?
    package var fullTextAnnotation: GoogleVisionText?
    package var error: GoogleVisionStatus?

    package init(
        textAnnotations: [Entity]? = nil, fullTextAnnotation: GoogleVisionText? = nil, error: GoogleVisionStatus? = nil
    ) {
        self.textAnnotations = textAnnotations
        self.fullTextAnnotation = fullTextAnnotation
        self.error = error
    }
}
