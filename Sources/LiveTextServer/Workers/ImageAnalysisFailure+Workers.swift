internal import LiveText

extension ImageAnalysisFailure {
    static let timedOut = ImageAnalysisFailure(ImageAnalysisError.timedOut)

    static let crashed = ImageAnalysisFailure(
        ImageAnalysisError(
            .recognitionFailed,
            "The process that read the image ended unexpectedly: the image may be damaged or too large to be read; "
                + "convert it to PNG or make it smaller."))

    static let ending = ImageAnalysisFailure(
        ImageAnalysisError(.busy, "The service is shutting down: send the image again in a moment."))

    /// - Parameter reason: why the last process could not be started.
    static func noProcess(_ reason: String) -> ImageAnalysisFailure {
        ImageAnalysisFailure(
            ImageAnalysisError(
                .engineUnavailable,
                "No process that reads images could be started (\(reason)): see what it writes to standard error, "
                    + "and check the memory that is free."))
    }
}
