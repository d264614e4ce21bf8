/// How stored pixels are to be turned to stand upright: EXIF's eight values, as CGImagePropertyOrientation names them.
public enum ImageOrientation: UInt32, Hashable, Sendable, CaseIterable, Codable {
    /// Stored upright.
    case up = 1
    /// Mirrored left to right.
    case upMirrored
    /// Stored upside down.
    case down
    /// Upside down and mirrored left to right.
    case downMirrored
    /// Mirrored along the diagonal from the top left.
    case leftMirrored
    /// To be turned a quarter clockwise.
    case right
    /// Mirrored along the diagonal from the top right.
    case rightMirrored
    /// To be turned a quarter counter-clockwise.
    case left

    /// Whether standing upright exchanges width and height.
    public var swapsAxes: Bool { rawValue >= 5 }
}
