internal import DocumentModel

extension GrayPlane {
    /// What a quad holds, drawn upright at a size; outside of the picture the border goes on.
    func cut(_ quad: Quad, to size: PixelSize) -> GrayPlane {
        let (across, down) = (1 / Double(size.width), 1 / Double(size.height))
        var result = [UInt8](repeating: 0, count: size.width * size.height)
        for y in 0..<size.height {
            let share = (Double(y) + 0.5) * down
            let from = quad.topLeft.interpolated(to: quad.bottomLeft, by: share)
            let to = quad.topRight.interpolated(to: quad.bottomRight, by: share)
            for x in 0..<size.width {
                let place = from.interpolated(to: to, by: (Double(x) + 0.5) * across)
                // Pixel centres lie half a pixel from the corner that a quad counts from.
                result[y * size.width + x] = UInt8(brightness(at: Point(x: place.x - 0.5, y: place.y - 0.5)))
            }
        }
        return GrayPlane(size: size, bytes: result)
    }
}
