package import DocumentModel

extension Bitmap {
    /// Whether the bytes hold every row that size, format and stride promise.
    ///
    /// Code that reads through a pointer asks first.
    package var isWhole: Bool {
        guard width > 0, height > 0, width <= Int32.max, height <= Int32.max,
            let needed = format.byteCount(width: width, height: height, rowStride: rowStride)
        else { return false }
        return bytes.count >= needed
    }

    /// The whole pixels that a rectangle touches, clipped to the image; all of them for nil, nil if there are none.
    package func wholePixels(of rectangle: Rectangle?) -> Rectangle? {
        let whole = Rectangle(x: 0, y: 0, width: Double(width), height: Double(height))
        guard let rectangle else { return whole.isEmpty ? nil : whole }
        // A comparison with NaN is false, so an undefined edge ends here.
        guard rectangle.width > 0, rectangle.height > 0 else { return nil }
        let area = whole.intersection(rectangle)
        guard !area.isEmpty else { return nil }
        return Rectangle(
            minX: area.minX.rounded(.down), minY: area.minY.rounded(.down),
            maxX: area.maxX.rounded(.up), maxY: area.maxY.rounded(.up))
    }
}
