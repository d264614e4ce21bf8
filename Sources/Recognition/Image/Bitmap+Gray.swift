import DocumentModel

extension Bitmap {
    /// Brightness alone, as Rec. 601 weighs the colours.
    ///
    /// A gray bitmap comes back as it is; of nv12 the first plane is used, without copying. `rowStride` of the result
    /// is that of the source then, and the width otherwise.
    package func gray() -> Bitmap {
        switch format {
        case .gray8: self
        case .nv12: Bitmap(size: size, format: .gray8, rowStride: rowStride, bytes: bytes)
        case .rgb8: weighed(red: 0, green: 1, blue: 2)
        case .rgba8: weighed(red: 0, green: 1, blue: 2)
        case .bgra8: weighed(red: 2, green: 1, blue: 0)
        }
    }

    private func weighed(red: Int, green: Int, blue: Int) -> Bitmap {
        guard isWhole else {
            return Bitmap(size: PixelSize(width: 0, height: 0), format: .gray8, rowStride: 0, bytes: [])
        }
        let (columns, rows, step) = (width, height, format.bytesPerPixel)
        let gray = [UInt8](unsafeUninitializedCapacity: columns * rows) { target, count in
            bytes.withUnsafeBufferPointer { source in
                for row in 0..<rows {
                    var from = row * rowStride
                    for to in row * columns..<(row + 1) * columns {
                        // 299, 587 and 114 thousandths in parts of 65,536, rounded.
                        let sum =
                            UInt32(source[from + red]) &* 19595 &+ UInt32(source[from + green]) &* 38470
                            &+ UInt32(source[from + blue]) &* 7471 &+ 32768
                        target[to] = UInt8(truncatingIfNeeded: sum >> 16)
                        from &+= step
                    }
                }
            }
            count = columns * rows
        }
        return Bitmap(size: size, format: .gray8, rowStride: columns, bytes: gray)
    }
}
