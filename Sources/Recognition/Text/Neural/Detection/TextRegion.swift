import DocumentModel

/// A place where the detector sees text: usually one line.
struct TextRegion: Sendable {
    /// A rectangle, perhaps tilted, in the image's pixels; its top edge is within 45° of the picture's.
    var quad: Quad
    /// How sure the detector is, 0 to 1.
    let score: Double
}
