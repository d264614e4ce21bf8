package import Imaging
package import DocumentModel

/// The seam behind which the text engines stand.
package protocol TextRecognizer: Sendable {
    /// Reads all text in a picture.
    ///
    /// - Parameters:
    ///   - bitmap: The picture.
    ///   - languages: BCP-47 tags, the main language first; empty where the caller names none.
    ///   - progress: Is told of each line that was read.
    ///   - stop: Ends the reading early.
    /// - Returns: Blocks in reading order, quads in the picture's pixels; empty where there is no text.
    /// - Throws: `ImageAnalysisError`, or `CancellationError` once `stop` is raised.
    func blocks(
        in bitmap: Picture, languages: [String], progress: ReadingProgress, stop: StopSignal
    ) async throws -> [TextBlock]
}
