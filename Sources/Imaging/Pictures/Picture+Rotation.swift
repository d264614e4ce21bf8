import DocumentModel

extension Picture {
    /// The picture after whole quarter turns clockwise; negative ones turn the other way.
    package func rotated(quarterTurns: Int) -> Picture {
        let turns: [ImageOrientation] = [.up, .right, .down, .left]
        return turned(by: turns[quarterTurns & 3])
    }

    /// The upright picture that belongs to pixels stored in this orientation; the same bytes for `up`.
    package func turned(by orientation: ImageOrientation) -> Picture {
        guard orientation != .up, width > 0, height > 0 else { return self }
        let walk = Walk(over: self, orientation)
        return switch channels {
        case .gray: copy(walk) { $0[0] = $1[0] }
        case .rgb: copy(walk) { ($0[0], $0[1], $0[2]) = ($1[0], $1[1], $1[2]) }
        }
    }

    /// Where the pixels of the turned picture stand in the stored one.
    private struct Walk {
        let size: PixelSize
        /// The offset of the top left pixel, and the steps from a pixel to its right and its lower neighbour.
        let start, right, down: Int

        init(over picture: Picture, _ orientation: ImageOrientation) {
            let (column, row) = (picture.channels.rawValue, picture.bytesPerRow)
            let (lastColumn, lastRow) = ((picture.width - 1) * column, (picture.height - 1) * row)
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
                orientation.swapsAxes ? PixelSize(width: picture.height, height: picture.width) : picture.size
        }
    }

    @inline(__always)
    private func copy(_ walk: Walk, pixel: (UnsafeMutablePointer<UInt8>, UnsafePointer<UInt8>) -> Void) -> Picture {
        let (columns, rows, step) = (walk.size.width, walk.size.height, channels.rawValue)
        // Squares of 64 pixels keep the rows that a column crosses in the cache.
        let side = 64
        return Picture(size: walk.size, channels: channels) { target in
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
            }
        }
    }
}
