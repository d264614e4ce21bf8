internal import Imaging
import DocumentModel

/// Looks up colours between the pixels of a `gray8` or `rgb8` picture.
struct PixelSampler {
    private let bitmap: Picture

    init(_ bitmap: Picture) {
        self.bitmap = bitmap
    }

    /// Stretches the part of the picture in a quad to a size.
    ///
    /// - Parameter body: Gets row, column, and red, green and blue, 0 to 255, of each pixel of the result.
    @inline(__always)
    func stretch(_ quad: Quad, width: Int, height: Int, _ body: (Int, Int, SIMD3<Float>) -> Void) {
        guard bitmap.isWhole, width > 0, height > 0 else { return }
        // What is shrunk is averaged, else thin strokes would flicker.
        let fineness = min(max(Int((quad.height / Double(height)).rounded()), 1), 8)
        let (columns, rows) = (Double(width * fineness), Double(height * fineness))
        let right = Point(
            x: (quad.topRight.x - quad.topLeft.x) / columns, y: (quad.topRight.y - quad.topLeft.y) / columns)
        let down = Point(x: (quad.bottomLeft.x - quad.topLeft.x) / rows, y: (quad.bottomLeft.y - quad.topLeft.y) / rows)
        let share = 1 / Float(fineness * fineness)
        withPixels { pixels in
            for row in 0..<height {
                for column in 0..<width {
                    var sum = SIMD3<Float>.zero
                    for subrow in 0..<fineness {
                        let y = Double(row * fineness + subrow) + 0.5
                        for subcolumn in 0..<fineness {
                            let x = Double(column * fineness + subcolumn) + 0.5
                            sum += pixels.colour(
                                x: quad.topLeft.x + x * right.x + y * down.x,
                                y: quad.topLeft.y + x * right.y + y * down.y)
                        }
                    }
                    body(row, column, sum * share)
                }
            }
        }
    }

    private func withPixels(_ body: (Pixels) -> Void) {
        bitmap.bytes.withUnsafeBufferPointer { bytes in
            body(
                Pixels(
                    bytes: bytes, width: bitmap.width, height: bitmap.height, rowStride: bitmap.rowStride,
                    isColour: bitmap.format == .rgb8))
        }
    }

    private struct Pixels {
        let bytes: UnsafeBufferPointer<UInt8>
        let width: Int
        let height: Int
        let rowStride: Int
        let isColour: Bool

        /// Red, green and blue, 0 to 255, at a place in pixels; outside the picture, those of its edge.
        @inline(__always)
        func colour(x: Double, y: Double) -> SIMD3<Float> {
            // Centres of pixels lie at halves.
            let x = min(max(x - 0.5, 0), Double(width - 1))
            let y = min(max(y - 0.5, 0), Double(height - 1))
            let (left, top) = (Int(x), Int(y))
            let (right, bottom) = (min(left + 1, width - 1), min(top + 1, height - 1))
            let (acrossShare, downShare) = (Float(x - Double(left)), Float(y - Double(top)))
            let upper = pixel(left, top) * (1 - acrossShare) + pixel(right, top) * acrossShare
            let lower = pixel(left, bottom) * (1 - acrossShare) + pixel(right, bottom) * acrossShare
            return upper * (1 - downShare) + lower * downShare
        }

        @inline(__always)
        private func pixel(_ column: Int, _ row: Int) -> SIMD3<Float> {
            guard isColour else { return SIMD3(repeating: Float(bytes[row * rowStride + column])) }
            let at = row * rowStride + column * 3
            return SIMD3(Float(bytes[at]), Float(bytes[at + 1]), Float(bytes[at + 2]))
        }
    }
}
