package import DocumentModel

extension Picture {
    /// The whole pixels that a rectangle touches, clipped to the picture; all of them for nil, nil if there are none.
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

    /// The whole pixels that a rectangle touches, as a picture; empty where there are none.
    package func cropped(to rectangle: Rectangle) -> Picture {
        guard let area = wholePixels(of: rectangle) else {
            return Picture(size: PixelSize(width: 0, height: 0), channels: channels) { _ in }
        }
        let size = PixelSize(width: Int(area.width), height: Int(area.height))
        guard size != self.size else { return self }
        let length = size.width * channels.rawValue
        let start = Int(area.minY) * bytesPerRow + Int(area.minX) * channels.rawValue
        return Picture(size: size, channels: channels) { target in
            bytes.withUnsafeBytes { source in
                for row in 0..<size.height {
                    let from = start + row * bytesPerRow
                    UnsafeMutableRawBufferPointer(target)[(row * length)...]
                        .copyBytes(from: source[from..<from + length])
                }
            }
        }
    }
}
