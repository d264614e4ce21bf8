package import Imaging

/// An analysis with what it was made from and how long it took.
package struct AnalyzedImage: Sendable {
    /// The upright pixels.
    package let bitmap: Picture
    package let analysis: ImageAnalysis
    package let timings: AnalysisTimings
}
