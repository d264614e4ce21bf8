import DocumentModel

/// Looks up colours between the pixels of a `gray8` or `rgb8` picture.
struct PixelSampler {
    private let bitmap: Bitmap

    init(_ bitmap: Bitmap) {
        self.bitmap = bitmap
    }

    /// Lends direct access to the pixels.
    func withPixels<Result>(_ body: (Pixels) -> Result) -> Result {
        bitmap.bytes.withUnsafeBufferPointer { bytes in
            body(
                Pixels(
                    bytes: bytes, width: bitmap.width, height: bitmap.height, rowStride: bitmap.rowStride,
                    isColour: bitmap.format == .rgb8))
        }
    }

    struct Pixels {
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
