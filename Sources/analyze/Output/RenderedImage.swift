import LiveText

/// What is printed for an image.
struct RenderedImage: Sendable {
    /// The image as it was named.
    let image: String
    let text: String
    /// Why it could not be read; nil where it was.
    let failure: ImageAnalysisFailure?
}
