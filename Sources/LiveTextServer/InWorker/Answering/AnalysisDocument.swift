package import LiveText

/// What a service answers about an image.
package struct AnalysisDocument: Hashable, Sendable {
    /// In the request's format.
    package var bytes: [UInt8]
    /// How long the stages took; nil where nobody measured it.
    package var timings: AnalysisTimings?

    package init(bytes: [UInt8], timings: AnalysisTimings? = nil) {
        self.bytes = bytes
        self.timings = timings
    }
}
