import DocumentModel

extension Bitmap {
    /// The picture after whole quarter turns clockwise; negative ones turn the other way.
    package func rotated(quarterTurns: Int) -> Bitmap {
        let turns: [ImageOrientation] = [.up, .right, .down, .left]
        return turned(by: turns[quarterTurns & 3])
    }

    /// The upright picture that belongs to pixels stored in this orientation; the same bytes for `up`.
    package func turned(by orientation: ImageOrientation) -> Bitmap {
        guard orientation != .up, isWhole else { return self }
        // Colour in nv12 is shared by four pixels, which a turn would have to take apart.
        if format == .nv12 { return rgb().turned(by: orientation) }
        let walk = Walk(over: self, orientation)
        let turned =
            switch format {
            case .gray8, .nv12: copy(walk) { $0[0] = $1[0] }
            case .rgb8: copy(walk) { ($0[0], $0[1], $0[2]) = ($1[0], $1[1], $1[2]) }
            case .rgba8, .bgra8: copy(walk) { ($0[0], $0[1], $0[2], $0[3]) = ($1[0], $1[1], $1[2], $1[3]) }
            }
        return Bitmap(
            size: walk.size, format: format, rowStride: walk.size.width * format.bytesPerPixel, bytes: turned)
    }

    /// Where the pixels of the turned picture stand in the stored one.
    private struct Walk {
        let size: PixelSize
        /// The offset of the top left pixel, and the steps from a pixel to its right and its lower neighbour.
        let start, right, down: Int

        init(over bitmap: Bitmap, _ orientation: ImageOrientation) {
            let (column, row) = (bitmap.format.bytesPerPixel, bitmap.rowStride)
            let (lastColumn, lastRow) = ((bitmap.width - 1) * column, (bitmap.height - 1) * row)
            (start, right, down) =
                switch orientation {
                case .up: (0, column, row)
                case .upMirrored: (lastColumn, -column, row)
                case .down: (lastColumn + lastRow, -column, -row)
                case .downMirrored: (lastRow, column, -row)
                case .leftMirrored: (0, row, column)
                case .right: (lastRow, -row, column)
                case .rightMirrored: (lastColumn + lastRow, -row, -column)
                case .left: (lastColumn, row, -column)
                }
            size =
                orientation.swapsAxes ? PixelSize(width: bitmap.height, height: bitmap.width) : bitmap.size
        }
    }

    @inline(__always)
    private func copy(_ walk: Walk, pixel: (UnsafeMutablePointer<UInt8>, UnsafePointer<UInt8>) -> Void) -> [UInt8] {
        let (columns, rows, step) = (walk.size.width, walk.size.height, format.bytesPerPixel)
        // Squares of 64 pixels keep the rows that a column crosses in the cache.
        let side = 64
        return [UInt8](unsafeUninitializedCapacity: columns * rows * step) { target, count in
            bytes.withUnsafeBufferPointer { source in
                guard let from = source.baseAddress, let to = target.baseAddress else { return }
                for top in stride(from: 0, to: rows, by: side) {
                    for left in stride(from: 0, to: columns, by: side) {
                        for y in top..<min(top + side, rows) {
                            var at = walk.start + left * walk.right + y * walk.down
                            for x in left..<min(left + side, columns) {
                                pixel(to + (y * columns + x) * step, from + at)
                                at += walk.right
                            }
                        }
                    }
                }
                count = columns * rows * step
            }
        }
    }
}
