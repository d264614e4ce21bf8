/// Bounds on what is decoded; images come from strangers.
public struct ImageLimits: Hashable, Sendable, Codable {
    /// Largest encoded size in bytes; 64 MB unless set.
    public var bytes: Int
    /// Largest number of pixels, width times height; 100 million unless set.
    public var pixels: Int

    /// Makes limits.
    public init(bytes: Int = 64_000_000, pixels: Int = 100_000_000) {
        self.bytes = bytes
        self.pixels = pixels
    }
}
