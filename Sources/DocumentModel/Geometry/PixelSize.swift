/// The extent of an image in whole pixels.
public struct PixelSize: Hashable, Sendable, Codable {
    /// Columns.
    public var width: Int
    /// Rows.
    public var height: Int

    /// Makes a size from columns and rows.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// Width times height; the largest integer where a header claims more than that.
    public var area: Int {
        let (area, overflows) = width.multipliedReportingOverflow(by: height)
        return overflows ? .max : area
    }
}
