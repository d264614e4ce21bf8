/// How long the stages of an analysis took, in seconds. Text and codes are read at the same time, and the time spent
/// waiting for a worker counts.
public struct AnalysisTimings: Hashable, Sendable, Codable {
    /// From the first byte to the result.
    public var total: Double
    /// Reading and decoding the image.
    public var decode: Double
    /// Finding and reading text.
    public var text: Double
    /// Reading codes.
    public var codes: Double
    /// Finding data in the text.
    public var data: Double
}
