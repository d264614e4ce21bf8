package import DataDetection

/// What is found in a text, or why nothing could be.
package struct DetectionAnswer: Encodable, Sendable {
    /// The text's own id; nil where it has none.
    package let id: LineID?
    package var matches: [DataMatch]?
    /// True where the text holds more data than an answer gives: the first matches are given. Else nil.
    package var truncated: Bool?
    package var error: ImageAnalysisFailure?

    package init(
        id: LineID? = nil, matches: [DataMatch]? = nil, truncated: Bool? = nil, error: ImageAnalysisFailure? = nil
    ) {
        self.id = id
        self.matches = matches
        self.truncated = truncated
        self.error = error
    }
}
