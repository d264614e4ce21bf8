internal import LiveText

extension ImageAnalysisFailure {
    static let timedOut = ImageAnalysisFailure(ImageAnalysisError.timedOut)

    static let full = ImageAnalysisFailure(
        ImageAnalysisError(.busy, "All workers are taken: try again in a moment."))

    static let crashed = ImageAnalysisFailure(
        ImageAnalysisError(
            .recognitionFailed,
            "The process that answered the request ended unexpectedly: the image may be damaged or too large to be read; "
                + "convert it to PNG or make it smaller."))

    /// Nothing is known of the request: no worker came to begin it.
    static let lost = ImageAnalysisFailure(
        ImageAnalysisError(.busy, "The process that was to answer ended before it began: try again in a moment."))

    /// The worker's answer breaks the rules of ``AnswerRules``.
    static let untrusted = ImageAnalysisFailure(
        code: "internal", message: "A worker gave an answer that is not to be passed on.")

    static let ending = ImageAnalysisFailure(
        ImageAnalysisError(.busy, "The service is shutting down: try again in a moment."))

    /// The failure where no process could be started; `reason` says why the last attempt failed.
    static func noProcess(_ reason: String) -> ImageAnalysisFailure {
        ImageAnalysisFailure(
            ImageAnalysisError(
                .engineUnavailable,
                "No process that answers requests could be started (\(reason)): see what it writes to standard error, "
                    + "and check the memory that is free."))
    }
}
