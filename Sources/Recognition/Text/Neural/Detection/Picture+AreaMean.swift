import DocumentModel
import Imaging

extension Picture {
    /// The picture reduced: each pixel is the mean of what it covers, in sixteenths of a pixel.
    ///
    /// It is what Leptonica's `pixScaleAreaMap` makes, byte by byte, without the copies and several times as fast. What covers the last
    /// column or row is the first pixel covered, as there.
    ///
    /// - Parameter target: Columns and rows, at most seven tenths of the picture's.
    /// - Returns: A picture of that size.
    func areaMean(size target: PixelSize) -> Picture {
        let (columns, rows) = (
            CoveredPixels(length: width, count: target.width), CoveredPixels(length: height, count: target.height)
        )
        let (step, rowLength) = (channels.rawValue, bytesPerRow)
        // What the rows that a row drawn covers come to, column by column.
        var sums = [UInt32](repeating: 0, count: rowLength)
        return Picture(size: target, channels: channels) { drawn in
            bytes.withUnsafeBufferPointer { source in
                sums.withUnsafeMutableBufferPointer { sums in
                    for (row, rows) in rows.all.enumerated() {
                        let to = row * target.width * step
                        let first = rows.first * rowLength
                        if !rows.isAtEnd { rows.sum(source, rowLength: rowLength, into: sums) }
                        for (column, columns) in columns.all.enumerated() {
                            for channel in 0..<step {
                                let from = columns.first &* step &+ channel
                                drawn[to &+ column &* step &+ channel] =
                                    rows.isAtEnd || columns.isAtEnd
                                    ? source[first &+ from]
                                    : columns.mean(of: sums, from: from, step: step, area: rows.total &* columns.total)
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Which of a picture's columns or rows each of those drawn covers.
private struct CoveredPixels {
    let all: [Range]

    struct Range {
        /// The first one, and the last one, which may have no share.
        let first, last: Int
        /// Sixteenths that are covered of the first, and of the last.
        let firstShare, lastShare: UInt32
        /// Whether the last is the picture's.
        let isAtEnd: Bool

        /// Sixteenths that are covered.
        var total: UInt32 { firstShare &+ 16 &* UInt32(truncatingIfNeeded: last &- first &- 1) &+ lastShare }

        /// Adds up the rows by their shares.
        @inline(__always)
        func sum(
            _ source: UnsafeBufferPointer<UInt8>, rowLength: Int, into sums: UnsafeMutableBufferPointer<UInt32>
        ) {
            let start = first &* rowLength
            for at in 0..<rowLength { sums[at] = firstShare &* UInt32(source[start &+ at]) }
            for row in first &+ 1...last {
                let (start, share) = (row &* rowLength, row == last ? lastShare : 16)
                for at in 0..<rowLength { sums[at] &+= share &* UInt32(source[start &+ at]) }
            }
        }

        /// The mean of the columns' sums.
        @inline(__always)
        func mean(of sums: UnsafeMutableBufferPointer<UInt32>, from: Int, step: Int, area: UInt32) -> UInt8 {
            var whole: UInt32 = 0
            var at = from
            for _ in first &+ 1..<last {
                at &+= step
                whole &+= sums[at]
            }
            let ends = firstShare &* sums[from] &+ lastShare &* sums[at &+ step]
            return UInt8(truncatingIfNeeded: (ends &+ 16 &* whole &+ 128) / area)
        }
    }

    init(length: Int, count: Int) {
        // The precision, and where it changes, are Leptonica's.
        let scale = Float(16 * Double(length) / Double(count))
        all = (0..<count).map { place in
            let (start, end) = (Int(scale * Float(place)), Int(Double(scale) * Double(place + 1)))
            return Range(
                first: start >> 4, last: end >> 4, firstShare: UInt32(16 - start & 15), lastShare: UInt32(end & 15),
                isAtEnd: end >> 4 > length - 2)
        }
    }
}
