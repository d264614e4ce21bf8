package import LiveText

/// What a service answers about an image.
package struct AnalysisDocument: Sendable {
    /// In the request's format; empty where images become pages of a file.
    package var bytes: [UInt8]
    /// What the image becomes there, and where the request makes pages; nil elsewhere.
    package var page: SearchablePDF.Page?
    /// How long the stages took; nil where nobody measured it.
    package var timings: AnalysisTimings?

    package init(bytes: [UInt8], page: SearchablePDF.Page? = nil, timings: AnalysisTimings? = nil) {
        self.bytes = bytes
        self.page = page
        self.timings = timings
    }
}
