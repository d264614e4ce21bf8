/// What reads the images of requests: this process, or others that it starts.
package protocol AnalysisService: Sendable {
    /// Reads an image.
    ///
    /// - Parameters:
    ///   - image: the encoded image, as it was uploaded.
    ///   - request: what is asked of it.
    /// - Returns: The document in the request's format, and how long it took.
    /// - Throws: `ImageAnalysisFailure`, or `CancellationError` as soon as the task is cancelled.
    func document(of image: [UInt8], request: AnalysisRequest) async throws -> AnalysisDocument
}
