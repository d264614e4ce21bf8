/// What reads the images of requests.
package protocol ImageReader: Sendable {
    /// Reads an image.
    ///
    /// - Returns: The document in the format that the options say, and how long it took.
    /// - Throws: `ImageAnalysisFailure`, or `CancellationError` as soon as the task is cancelled.
    func document(of image: Submission.Image, as options: ReadingOptions) async throws -> AnalysisDocument
}
