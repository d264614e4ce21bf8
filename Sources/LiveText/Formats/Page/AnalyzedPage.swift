/// A page of a document: what was found on it, and how the document calls it.
package struct AnalyzedPage: Sendable {
    package let analysis: ImageAnalysis
    /// The image's name or path; nil leaves it out.
    package let name: String?

    package init(analysis: ImageAnalysis, name: String?) {
        self.analysis = analysis
        self.name = name
    }
}
