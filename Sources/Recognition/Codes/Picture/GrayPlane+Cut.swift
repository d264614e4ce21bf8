internal import DocumentModel

extension GrayPlane {
    /// What a rectangle, perhaps tilted, holds, drawn upright at a size; outside of the picture is white, the
    /// quiet zone that codes want.
    func cut(_ quad: Quad, to size: PixelSize) -> GrayPlane {
        // In 1/65536 of a pixel. Pixel centres lie half a pixel from the corner that a quad counts from.
        func fixed(_ value: Double) -> Int { Int(min(max(value, -1e6), 1e6) * 65536) }
        let (columns, rows) = (Double(size.width), Double(size.height))
        let right = Point(
            x: (quad.topRight.x - quad.topLeft.x) / columns, y: (quad.topRight.y - quad.topLeft.y) / columns)
        let down = Point(
            x: (quad.bottomLeft.x - quad.topLeft.x) / rows, y: (quad.bottomLeft.y - quad.topLeft.y) / rows)
        let (stepX, stepY) = (fixed(right.x), fixed(right.y))
        let (lastX, lastY) = ((width - 1) << 16, (height - 1) << 16)
        let result = [UInt8](unsafeUninitializedCapacity: size.width * size.height) { result, count in
            bytes.withUnsafeBufferPointer { source in
                for row in 0..<size.height {
                    let v = Double(row) + 0.5
                    var x = fixed(quad.topLeft.x + v * down.x + 0.5 * right.x - 0.5)
                    var y = fixed(quad.topLeft.y + v * down.y + 0.5 * right.y - 0.5)
                    for column in 0..<size.width {
                        let (inX, inY) = (min(max(x, 0), lastX), min(max(y, 0), lastY))
                        // Half a pixel at the border belongs to it.
                        let isOutside = abs(inX - x) > 0x8000 || abs(inY - y) > 0x8000
                        let (left, top) = (inX >> 16, inY >> 16)
                        let (fx, fy) = ((inX & 0xFFFF) >> 8, (inY & 0xFFFF) >> 8)
                        let upper = top * width + left
                        let lower = top < height - 1 ? upper + width : upper
                        let next = left < width - 1 ? 1 : 0
                        let above = Int(source[upper]) &* (256 &- fx) &+ Int(source[upper + next]) &* fx
                        let below = Int(source[lower]) &* (256 &- fx) &+ Int(source[lower + next]) &* fx
                        let mixed = above &* (256 &- fy) &+ below &* fy
                        result[row * size.width + column] = isOutside ? 255 : UInt8(truncatingIfNeeded: mixed >> 16)
                        x &+= stepX
                        y &+= stepY
                    }
                }
            }
            count = size.width * size.height
        }
        return GrayPlane(size: size, bytes: result)
    }
}
