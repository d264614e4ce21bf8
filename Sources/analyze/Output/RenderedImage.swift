import LiveText

/// What is written for an image.
struct RenderedImage: Sendable {
    /// The image as it was named, and which page of it.
    let image: String
    let document: [UInt8]
    /// What it becomes where images become pages of a file; nil where it cannot be one.
    var page: SearchablePDF.Page?
    /// Why it could not be read; nil where it was.
    let failure: ImageAnalysisFailure?
}
