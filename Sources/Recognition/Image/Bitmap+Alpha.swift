extension Bitmap {
    /// Pixels with alpha as `rgb8`, composed over white; every other format comes back as it is.
    package func composedOverWhite() -> Bitmap {
        guard format == .rgba8 || format == .bgra8, isWhole else { return self }
        let (columns, rows, stride, red, blue) = (
            width, height, rowStride, format == .rgba8 ? 0 : 2, format == .rgba8 ? 2 : 0
        )
        let rgb = [UInt8](unsafeUninitializedCapacity: columns * rows * 3) { target, count in
            bytes.withUnsafeBufferPointer { source in
                for row in 0..<rows {
                    for column in 0..<columns {
                        let (from, to) = (row * stride + column * 4, (row * columns + column) * 3)
                        let alpha = UInt32(source[from + 3])
                        let white = (255 - alpha) * 255
                        for (channel, offset) in [red, 1, blue].enumerated() {
                            target[to + channel] = UInt8(
                                truncatingIfNeeded: (UInt32(source[from + offset]) * alpha + white + 127) / 255)
                        }
                    }
                }
            }
            count = columns * rows * 3
        }
        return Bitmap(size: size, format: .rgb8, rowStride: columns * 3, bytes: rgb)
    }
}
