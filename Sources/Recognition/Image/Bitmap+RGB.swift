import DocumentModel

extension Bitmap {
    /// Colours of nv12 as `rgb8`, by Rec. 601 with all 256 steps; every other format comes back as it is.
    package func rgb() -> Bitmap {
        guard format == .nv12, isWhole else { return self }
        let (columns, rows, stride) = (width, height, rowStride)
        let rgb = [UInt8](unsafeUninitializedCapacity: columns * rows * 3) { target, count in
            bytes.withUnsafeBufferPointer { source in
                for row in 0..<rows {
                    for column in 0..<columns {
                        let pair = (rows + row / 2) * stride + column / 2 * 2
                        let y = Int32(source[row * stride + column]) << 16
                        let (u, v) = (Int32(source[pair]) - 128, Int32(source[pair + 1]) - 128)
                        // 1.402; 0.344 and 0.714; 1.772 in parts of 65,536.
                        let to = (row * columns + column) * 3
                        target[to] = UInt8(clamping: (y + 91881 * v + 32768) >> 16)
                        target[to + 1] = UInt8(clamping: (y - 22554 * u - 46802 * v + 32768) >> 16)
                        target[to + 2] = UInt8(clamping: (y + 116130 * u + 32768) >> 16)
                    }
                }
            }
            count = columns * rows * 3
        }
        return Bitmap(size: size, format: .rgb8, rowStride: columns * 3, bytes: rgb)
    }
}
