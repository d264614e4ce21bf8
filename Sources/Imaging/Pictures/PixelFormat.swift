/// How raw pixels are laid out in memory.
public enum PixelFormat: Hashable, Sendable {
    /// One byte a pixel: brightness.
    case gray8
    /// Three bytes a pixel: red, green, blue.
    case rgb8
    /// Four bytes a pixel: red, green, blue, alpha (straight); composed over white.
    case rgba8
    /// Four bytes a pixel: blue, green, red, alpha (straight); composed over white.
    case bgra8
    /// A plane of brightness, one byte a pixel, then a plane of half the rows with interleaved U and V.
    case nv12

    /// Bytes a pixel takes in the first plane.
    public var bytesPerPixel: Int {
        switch self {
        case .gray8, .nv12: 1
        case .rgb8: 3
        case .rgba8, .bgra8: 4
        }
    }
}
