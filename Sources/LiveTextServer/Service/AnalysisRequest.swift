package import LiveText

/// What is asked of an image, as a value that can be sent to another process.
package struct AnalysisRequest: Hashable, Sendable, Codable {
    package var configuration: ImageAnalyzer.Configuration
    /// How the stored pixels are turned; nil takes what the image says.
    package var orientation: ImageOrientation?
    package var format: AnalysisFormat
    /// The image as the answer names it; nil where it has no name.
    package var name: String?
    package var hasTimings: Bool

    package init(
        configuration: ImageAnalyzer.Configuration, orientation: ImageOrientation? = nil,
        format: AnalysisFormat = .json, name: String? = nil, hasTimings: Bool = false
    ) {
        self.configuration = configuration
        self.orientation = orientation
        self.format = format
        self.name = name
        self.hasTimings = hasTimings
    }
}
